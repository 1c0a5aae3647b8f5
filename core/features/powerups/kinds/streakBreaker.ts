import type { Powerup } from '#core/features/powerups/powerup.ts';

/** Ends a chosen player's streak. */
export const streakBreaker: Powerup = {
  family: 'trick',
  type: 'negative',
  probability: { type: 'local', weight: 1 },
  activation: 'game',
  reaches: 'chosen',
  ends: 'immediate',
  effects: [{ does: 'streak', by: null }],
};
