import type { Powerup } from '#core/features/powerups/powerup.ts';

/** 2x: doubles the points of the next correct answer. */
export const double: Powerup = {
  family: 'boost',
  type: 'positive',
  probability: { type: 'local', weight: 5 },
  activation: 'game',
  reaches: 'self',
  ends: 'right',
  effects: [{ does: 'multiply', by: 2, onlyRight: true }],
};
