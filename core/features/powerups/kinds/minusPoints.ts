import type { Powerup } from '#core/features/powerups/powerup.ts';

/** Takes points: the unlucky side of a mystery box. */
export const minusPoints: Powerup = {
  family: 'trick',
  type: 'negative',
  probability: { type: 'local', weight: 1 },
  activation: 'game',
  reaches: 'self',
  ends: 'immediate',
  effects: [{ does: 'points', points: -1_000 }],
};
