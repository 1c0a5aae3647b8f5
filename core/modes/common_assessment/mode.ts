import { onceOrRevisable } from '#core/modes/onceOrRevisable.ts';
import type { GameMode } from '#core/modes/mode.ts';

/** A test that a whole year takes alike: nothing is told or ranked on the way, and answers are looked over before they are handed in. */
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
  order: onceOrRevisable,
  features: ['hints', 'review', 'answerLater', 'robots', 'hands', 'focus', 'reactions', 'memes'],
};
