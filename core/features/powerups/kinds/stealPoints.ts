import type { Powerup } from '#core/features/powerups/powerup.ts';

/** Takes points from the player ranked directly above, at most what they have. */
export const stealPoints: Powerup = {
  family: 'trick',
  type: 'negative',
  probability: { type: 'local', weight: 0.85 },
  activation: 'game',
  reaches: 'above',
  ends: 'immediate',
  effects: [{ does: 'take', points: 600 }],
};
