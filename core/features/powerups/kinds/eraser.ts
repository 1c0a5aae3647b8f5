import type { Powerup } from '#core/features/powerups/powerup.ts';

/** Hides one wrong option. */
export const eraser: Powerup = {
  family: 'help',
  type: 'positive',
  probability: { type: 'local', weight: 5 },
  activation: 'before-answer',
  reaches: 'self',
  ends: 'response',
  effects: [{ does: 'hide', options: 1 }],
};
