import { onceOrReview } from '#core/modes/onceOrReview.ts';
import type { GameMode } from '#core/modes/mode.ts';

/**
 * A test that a whole grade takes under the same conditions: nothing is shown or ranked during it, and
 * answers are reviewed before they are handed in.
 */
export const mode: GameMode = {
  pacing: 'own',
  playModes: ['live', 'async'],
  defaults: {
    showAnswers: 'never',
    studentLeaderboard: 'no',
    studentQuizReview: 'no',
    reviewAndSubmit: true,
    timer: 'off',
    limitAttempts: 1,
    studentMusic: false,
  },
  normalize: () => ({
    showAnswers: 'never',
    studentLeaderboard: 'no',
    redemption: 'no',
    extraLife: 'disabled',
  }),
  order: onceOrReview,
  features: ['hints', 'review', 'answerLater', 'bots', 'hands', 'focus', 'reactions', 'memes'],
};
