import type { Powerup } from '#core/features/powerups/powerup.ts';

/** Stops the question's clock, and with it the loss of time bonus. */
export const timeFreeze: Powerup = {
  family: 'help',
  type: 'positive',
  probability: { type: 'local', weight: 5 },
  activation: 'before-answer',
  reaches: 'self',
  ends: 'response',
  effects: [{ does: 'stopClock' }],
};
