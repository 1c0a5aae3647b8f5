import type { Powerup } from '#core/features/powerups/powerup.ts';

/** Right: the score of the answer twice; wrong: the base score is taken. */
export const doubleJeopardy: Powerup = {
  family: 'boost',
  type: 'positive',
  probability: { type: 'local', weight: 5 },
  activation: 'game',
  reaches: 'self',
  ends: 'response',
  effects: [
    { does: 'multiply', by: 2, onlyRight: true },
    { does: 'fine', points: 600 },
  ],
};
