// The options of a game (specification 1, section 3 "Game options").

import type { FeatureOptions } from '#core/room/feature.ts';
import type { GameType } from '#core/room/phase.ts';

/** Those that every game has. */
export interface RoomOptions {
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
