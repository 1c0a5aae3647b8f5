import type { Powerup } from '#core/features/powerups/powerup.ts';

/** Doubles the points of a correct answer, or takes the base points for a wrong one. */
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
