import type { Powerup } from '#core/features/powerups/powerup.ts';

/** 1.5 times the points for a while, with everything running faster. */
export const supersonic: Powerup = {
  family: 'boost',
  type: 'positive',
  probability: { type: 'local', weight: 3.5 },
  activation: 'before-answer',
  reaches: 'self',
  ends: 20_000,
  effects: [
    { does: 'multiply', by: 1.5 },
    { does: 'show', look: 'fast' },
  ],
};
