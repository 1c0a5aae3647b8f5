import type { Powerup } from '#core/features/powerups/powerup.ts';

/** Adds points right away. The strongest kind, and therefore rare. */
export const addPoints: Powerup = {
  family: 'boost',
  type: 'positive',
  probability: { type: 'local', weight: 2 },
  activation: 'game',
  reaches: 'self',
  ends: 'immediate',
  effects: [{ does: 'points', points: 1_000 }],
};
