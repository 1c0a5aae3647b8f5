// The options of a game and their defaults (specification 1, section 3 "Game options").

import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import type { FeatureOptions } from '#core/room/feature.ts';
import { inAnyGame, type Options, whereTold } from '#core/room/option.ts';
import type { GameType } from '#core/room/phase.ts';

/** Those that every game has. */
interface RoomOptions {
  /** Shuffle the questions, for each player anew. */
  readonly jumble: boolean;
  /** Shuffle the options of a question, for each player anew. */
  readonly jumbleAnswers: boolean;
  /** always: own result and the right answer; partial: own result alone; never: neither before the end. */
  readonly showAnswers: 'always' | 'partial' | 'never';
  /** What the summary shows of each question: yes, with the right answer; qonly, question and own answer; no, nothing. */
  readonly studentQuizReview: 'yes' | 'qonly' | 'no';
  /** Whether the author's explanation goes with the right answer, wherever players or the projector are told that. */
  readonly isAnswerExplanationEnabled: boolean;
  readonly studentLeaderboard: 'yes' | 'no';
  readonly timer: 'classic' | 'strict' | 'off';
  /** Times a player may play the game; 0 is without limit. */
  readonly limitAttempts: number;
  /** Questions that a player is asked in one attempt, drawn anew for each; 0 is all of them. */
  readonly questionsPerAttempt: number;
  readonly requestJoinApproval: boolean;
  readonly nicknameGenerator: boolean;
  /** A plain game: nothing that plays, or moves, for its looks. */
  readonly isNoFrills: boolean;
  readonly studentMusic: boolean;
  /** Whether students' devices may make sounds, besides music. */
  readonly studentEffects: boolean;
  readonly reduceMotion: boolean;
}

export type GameOptions = RoomOptions & FeatureOptions;

/** A kind of game, and how it is set up. */
export interface GameSetup {
  readonly type: GameType;
  readonly options: GameOptions;
}

export const MAX_ATTEMPTS = 12;

export const ROOM_OPTIONS: Options<RoomOptions> = {
  jumble: { usual: false },
  jumbleAnswers: { usual: true },
  showAnswers: { usual: 'always', choices: ['always', 'partial', 'never'] },
  studentQuizReview: { usual: 'yes', choices: ['yes', 'qonly', 'no'] },
  isAnswerExplanationEnabled: { usual: true, isKeptAgain: true },
  studentLeaderboard: { usual: 'yes', choices: ['yes', 'no'], inGame: whereTold },
  timer: { usual: 'classic', choices: ['strict', 'classic', 'off'] },
  limitAttempts: { usual: 5, read: upTo(MAX_ATTEMPTS), alone: 0 },
  questionsPerAttempt: { usual: 0, read: upTo(CONTENT_LIMITS.playedMax) },
  requestJoinApproval: { usual: false, inGame: inAnyGame },
  nicknameGenerator: { usual: false },
  isNoFrills: { usual: false },
  studentMusic: { usual: true, plain: false, inGame: inAnyGame },
  studentEffects: { usual: true, inGame: inAnyGame },
  reduceMotion: { usual: false, plain: true },
};

function upTo(most: number) {
  return (value: number) => (Number.isInteger(value) && value >= 0 ? Math.min(value, most) : undefined);
}
