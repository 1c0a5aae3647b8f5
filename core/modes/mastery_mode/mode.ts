import type { GameMode } from '#core/modes/mode.ts';

export const mode: GameMode = {
  pacing: 'own',
  playModes: ['live', 'async', 'solo'],
  defaults: { timer: 'off', memes: true, reactions: true },
  // To be asked again is to be told that it was wrong.
  normalize: ({ showAnswers }) => (showAnswers === 'never' ? { showAnswers: 'partial' } : {}),
  order: 'untilMastered',
  features: [
    'hints',
    'answerLater',
    'mastery',
    'robots',
    'companions',
    'hands',
    'focus',
    'reactions',
    'memes',
  ],
};
