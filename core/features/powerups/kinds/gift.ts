import type { Powerup } from '#core/features/powerups/powerup.ts';

/** Points for somebody of the lower half, and thanks for who gives them. */
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
