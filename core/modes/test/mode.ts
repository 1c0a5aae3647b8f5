import { onceOrReview } from '#core/modes/onceOrReview.ts';
import type { GameMode } from '#core/modes/mode.ts';

/** A test shows nothing before its end, and rushes no one. */
export const mode: GameMode = {
  pacing: 'own',
  playModes: ['live', 'async'],
  defaults: {
    showAnswers: 'never',
    studentLeaderboard: 'no',
    timer: 'off',
    limitAttempts: 1,
    studentMusic: false,
  },
  order: onceOrReview,
  features: [
    'hints',
    'extraLife',
    'redemption',
    'review',
    'answerLater',
    'mastery',
    'bots',
    'hands',
    'focus',
    'reactions',
    'memes',
  ],
};
