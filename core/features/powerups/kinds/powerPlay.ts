import type { Powerup } from '#core/features/powerups/powerup.ts';

/** Half as much again for everybody. */
export const powerPlay: Powerup = {
  family: 'share',
  type: 'positive',
  probability: { type: 'global', weight: 1 },
  activation: 'game',
  reaches: 'everybody',
  ends: 25_000,
  effects: [{ does: 'multiply', by: 1.5 }],
  pause: 60_000,
};
