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
  // No clock should rush players unless it counts, and being asked again reveals that the answer was wrong.
  normalize: ({ timer, showAnswers }) => ({
    ...(timer === 'classic' && { timer: 'off' }),
    ...(showAnswers === 'never' && { showAnswers: 'partial' }),
    limitAttempts: 1,
    questionsPerAttempt: 0,
  }),
  order: 'inCamps',
  boardEvery: 0,
  climbScene: 'projectorPeak',
  chosenPowerups: ['fiftyFifty', 'eraser', 'immunity', 'timeFreeze', 'avalanche'],
  features: ['hints', 'bots', 'hands', 'focus', 'reactions', 'memes', 'powerups', 'mysticPeak'],
};
