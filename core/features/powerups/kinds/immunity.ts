import type { Powerup } from '#core/features/powerups/powerup.ts';

/** Makes a wrong answer not final: the player sees it was wrong and gets another try with the time left. */
export const immunity: Powerup = {
  family: 'help',
  type: 'positive',
  probability: { type: 'local', weight: 5 },
  activation: 'before-answer',
  reaches: 'self',
  ends: 'response',
  effects: [{ does: 'spare' }],
};
