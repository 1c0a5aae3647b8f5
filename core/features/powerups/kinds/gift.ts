import type { Powerup } from '#core/features/powerups/powerup.ts';

/** Gives points to a player in the lower half, and some to the giver as thanks. */
export const gift: Powerup = {
  family: 'share',
  type: 'positive',
  probability: { type: 'local', weight: 0.9 },
  activation: 'game',
  reaches: 'below',
  ends: 'immediate',
  effects: [
    { does: 'points', points: 800 },
    { does: 'thank', points: 200 },
  ],
};
