import type { Powerup } from '#core/features/powerups/powerup.ts';

/** The clock of this question stands, and with it the bonus for time. */
export const timeFreeze: Powerup = {
  family: 'help',
  type: 'positive',
  probability: { type: 'local', weight: 5 },
  activation: 'before-answer',
  reaches: 'self',
  ends: 'response',
  effects: [{ does: 'stopClock' }],
};
