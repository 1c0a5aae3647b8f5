import type { Powerup } from '#core/features/powerups/powerup.ts';

/** A wrong answer is told, and not final: one more try at once, with the time that is left. */
export const immunity: Powerup = {
  family: 'help',
  type: 'positive',
  probability: { type: 'local', weight: 5 },
  activation: 'before-answer',
  reaches: 'self',
  ends: 'response',
  effects: [{ does: 'spare' }],
};
