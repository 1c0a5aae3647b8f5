import type { GameMode } from '#core/modes/mode.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';

/** Nobody has a device: everything that a device would do is off, and each question stands on the sheet once, in the author's order. Its options may be shuffled, for all sheets alike. */
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
  // There is nothing to be assigned to a device.
  playModes: ['live'],
  defaults: ON_PAPER,
  normalize: () => ON_PAPER,
  order: 'once',
  features: ['paper'],
};
