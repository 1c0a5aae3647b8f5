import type { GameMode } from '#core/modes/mode.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';

/**
 * There are no devices: everything a device would do is off, and each question is on the sheet once, in the
 * author's order. Its options may be shuffled, in the same way for all sheets.
 */
const ON_PAPER: Partial<GameOptions> = {
  jumble: false,
  showAnswers: 'always',
  studentQuizReview: 'no',
  reviewAndSubmit: false,
  timer: 'off',
  redemption: 'no',
  extraLife: 'disabled',
  areHintsEnabled: false,
  limitAttempts: 1,
  questionsPerAttempt: 0,
  requestJoinApproval: false,
  nicknameGenerator: false,
  raiseHands: false,
  studentMusic: false,
};

export const mode: GameMode = {
  pacing: 'recorded',
  // There is no device to assign a game to.
  playModes: ['live'],
  defaults: ON_PAPER,
  normalize: () => ON_PAPER,
  order: 'once',
  features: ['paper'],
};
