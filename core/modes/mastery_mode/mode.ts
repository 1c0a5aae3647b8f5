import type { GameMode } from '#core/modes/mode.ts';

export const mode: GameMode = {
  pacing: 'own',
  playModes: ['live', 'async', 'solo'],
  defaults: { timer: 'off', memes: true, reactions: true },
  // Being asked again reveals that the answer was wrong.
  normalize: ({ showAnswers }) => (showAnswers === 'never' ? { showAnswers: 'partial' } : {}),
  order: 'untilMastered',
  boardEvery: 3,
  features: ['hints', 'answerLater', 'mastery', 'bots', 'companions', 'hands', 'focus', 'reactions', 'memes'],
};
