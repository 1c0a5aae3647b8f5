import type { Powerup } from '#core/features/powerups/powerup.ts';

/** Takes points from the player next above, or what is there. */
export const stealPoints: Powerup = {
  family: 'trick',
  type: 'negative',
  probability: { type: 'local', weight: 0.85 },
  activation: 'game',
  reaches: 'above',
  ends: 'immediate',
  effects: [{ does: 'take', points: 600 }],
};
