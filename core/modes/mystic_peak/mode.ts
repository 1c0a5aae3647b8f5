import type { GameMode } from '#core/modes/mode.ts';

export const mode: GameMode = {
  pacing: 'own',
  playModes: ['live'],
  defaults: {
    timer: 'off',
    memes: false,
    reactions: true,
    powerups: 'yes',
    breakRooms: 'yes',
    limitAttempts: 1,
  },
  // Nobody is hurried but by a clock that counts; and who is asked again is told that it was wrong.
  normalize: ({ timer, showAnswers }) => ({
    ...(timer === 'classic' && { timer: 'off' }),
    ...(showAnswers === 'never' && { showAnswers: 'partial' }),
    limitAttempts: 1,
    questionsPerAttempt: 0,
  }),
  order: 'inCamps',
  climbScene: 'projectorPeak',
  chosenPowerups: ['fiftyFifty', 'eraser', 'immunity', 'timeFreeze', 'avalanche'],
  features: ['hints', 'robots', 'hands', 'focus', 'reactions', 'memes', 'powerups', 'mysticPeak'],
};
