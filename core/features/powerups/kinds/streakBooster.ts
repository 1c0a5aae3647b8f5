import type { Powerup } from '#core/features/powerups/powerup.ts';

/** Lengthens the streak. */
export const streakBooster: Powerup = {
  family: 'boost',
  type: 'positive',
  probability: { type: 'local', weight: 3 },
  activation: 'game',
  reaches: 'self',
  ends: 'immediate',
  effects: [{ does: 'streak', by: 6 }],
};
