import type { Powerup } from '#core/features/powerups/powerup.ts';

/** Points at once. The strongest of all, and so a rare one. */
export const addPoints: Powerup = {
  family: 'boost',
  type: 'positive',
  probability: { type: 'local', weight: 2 },
  activation: 'game',
  reaches: 'self',
  ends: 'immediate',
  effects: [{ does: 'points', points: 1_000 }],
};
