// Options of every game: their defaults and allowed values.

import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { MAX_ATTEMPTS, type RoomOptions } from '#core/room/gameOptions.ts';
import { inAnyGame, type Options, inGamesWithResults } from '#core/room/option.ts';

export const ROOM_OPTIONS: Options<RoomOptions> = {
  jumble: { usual: false },
  jumbleAnswers: { usual: true },
  showAnswers: { usual: 'always', choices: ['always', 'partial', 'never'] },
  studentQuizReview: { usual: 'yes', choices: ['yes', 'qonly', 'no'] },
  isAnswerExplanationEnabled: { usual: true, isKeptInReplay: true },
  studentLeaderboard: { usual: 'yes', choices: ['yes', 'no'], inGame: inGamesWithResults },
  timer: { usual: 'classic', choices: ['strict', 'classic', 'off'] },
  limitAttempts: { usual: 5, read: upTo(MAX_ATTEMPTS), alone: 0 },
  questionsPerAttempt: { usual: 0, read: upTo(CONTENT_LIMITS.playedMax) },
  requestJoinApproval: { usual: false, inGame: inAnyGame },
  nicknameGenerator: { usual: false },
  isNoFrills: { usual: false },
  studentMusic: { usual: true, plain: false, inGame: inAnyGame },
  studentEffects: { usual: true, inGame: inAnyGame },
  reduceMotion: { usual: false, plain: true },
  theme: { usual: '', plain: '', read: themeId, inGame: inAnyGame },
  studentThemes: { usual: true, plain: false, inGame: inAnyGame },
};

/** An id that no client knows falls back to the usual theme. */
function themeId(id: string): string | undefined {
  return /^[\w-]{0,32}$/.test(id) ? id : undefined;
}

function upTo(most: number) {
  return (value: number) => (Number.isInteger(value) && value >= 0 ? Math.min(value, most) : undefined);
}
