import { onceOrRevisable } from '#core/modes/onceOrRevisable.ts';
import type { GameMode } from '#core/modes/mode.ts';

/** A test tells nothing before its end, and nobody is hurried. */
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
  order: onceOrRevisable,
  features: [
    'hints',
    'extraLife',
    'redemption',
    'review',
    'answerLater',
    'mastery',
    'robots',
    'hands',
    'focus',
    'reactions',
    'memes',
  ],
};
