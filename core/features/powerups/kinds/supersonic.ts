import type { Powerup } from '#core/features/powerups/powerup.ts';

/** Half as much again for a while, at speed. */
export const supersonic: Powerup = {
  family: 'boost',
  type: 'positive',
  probability: { type: 'local', weight: 3.5 },
  activation: 'game',
  reaches: 'self',
  ends: 20_000,
  effects: [
    { does: 'multiply', by: 1.5 },
    { does: 'show', look: 'fast' },
  ],
};
