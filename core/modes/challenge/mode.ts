import type { GameMode } from '#core/modes/mode.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';

/**
 * Fixed for all challenges, as friends would agree: one attempt, everything shown as in practice, no teacher
 * to ask.
 */
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
  // There is no one to see them.
  reactions: false,
  focusMode: false,
};

/** A circle of friends, not a class without its teacher. */
export const MAX_FRIENDS = 8;

export const mode: GameMode = {
  pacing: 'own',
  runBy: 'player',
  playModes: ['live'],
  defaults: { ...AMONG_FRIENDS, memes: true },
  normalize: () => AMONG_FRIENDS,
  order: 'once',
  features: ['hints', 'answerLater', 'challenge', 'memes', 'powerups'],
  // Friends see how the others are doing, and in the end who has won.
  endScene: 'challengeBoard',
  maxPlayers: MAX_FRIENDS,
};
