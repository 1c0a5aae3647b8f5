import type { GameMode } from '#core/modes/mode.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';

/** The same for all, as friends would agree on it: one attempt, everything told as in practice, no teacher to ask. */
const AMONG_FRIENDS: Partial<GameOptions> = {
  showAnswers: 'always',
  studentQuizReview: 'yes',
  isAnswerExplanationEnabled: true,
  studentLeaderboard: 'yes',
  redemption: 'no',
  extraLife: 'disabled',
  reviewAndSubmit: false,
  limitAttempts: 1,
  questionsPerAttempt: 0,
  requestJoinApproval: false,
  nicknameGenerator: false,
  raiseHands: false,
  // Nobody is there to see them.
  reactions: false,
  focusMode: false,
};

/** A circle of friends, not a class without its teacher. */
export const MOST_FRIENDS = 8;

export const mode: GameMode = {
  pacing: 'own',
  runBy: 'player',
  playModes: ['live'],
  defaults: { ...AMONG_FRIENDS, memes: true },
  normalize: () => AMONG_FRIENDS,
  order: 'once',
  features: ['hints', 'answerLater', 'challenge', 'memes', 'powerups'],
  // Friends see how the others fare, and at the end who has won.
  endScene: 'challengeBoard',
  mostPlayers: MOST_FRIENDS,
};
