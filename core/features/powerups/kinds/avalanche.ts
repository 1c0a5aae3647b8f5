import type { Powerup } from '#core/features/powerups/powerup.ts';

/** Sweeps down everyone climbing in the same camp. */
export const avalanche: Powerup = {
  family: 'trick',
  type: 'negative',
  probability: { type: 'local', weight: 1 },
  activation: 'game',
  reaches: 'camp',
  ends: 'immediate',
  effects: [{ does: 'sweep' }],
};
