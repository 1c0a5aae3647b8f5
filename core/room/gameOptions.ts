// Game options (specification 1, section 3 "Game options").

import type { FeatureOptions, OptionAliases } from '#core/room/feature.ts';
import type { GameType } from '#core/room/phase.ts';

/** Options of every game. */
export interface RoomOptions {
  /** Shuffle the questions, differently for each player. */
  readonly jumble: boolean;
  /** Shuffle a question's options, differently for each player. */
  readonly jumbleAnswers: boolean;
  /** always: the player's result and the key. partial: only the result. never: neither before the end. */
  readonly showAnswers: 'always' | 'partial' | 'never';
  /**
   * Question details in the summary. yes: with the key. qonly: the question and the player's answer. no:
   * nothing.
   */
  readonly studentQuizReview: 'yes' | 'qonly' | 'no';
  /** Show the author's explanation wherever players or the projector see the key. */
  readonly isAnswerExplanationEnabled: boolean;
  readonly studentLeaderboard: 'yes' | 'no';
  readonly timer: 'classic' | 'strict' | 'off';
  /** Attempts per player; 0 for unlimited. */
  readonly limitAttempts: number;
  /** Questions asked in one attempt, drawn separately for each; 0 for all. */
  readonly questionsPerAttempt: number;
  readonly requestJoinApproval: boolean;
  readonly nicknameGenerator: boolean;
  /** A plain game: nothing plays or moves just for looks. */
  readonly isNoFrills: boolean;
  readonly studentMusic: boolean;
  /** Allow sounds other than music on students' devices. */
  readonly studentEffects: boolean;
  readonly reduceMotion: boolean;
  /** Id of the theme; '' for the game's usual one. The client's folders say which exist. */
  readonly theme: string;
  /** Let students play in a theme of their own. */
  readonly studentThemes: boolean;
}

export type GameOptions = RoomOptions & FeatureOptions;

/** Options as views show them: also under their other names, which this product's pages don't read. */
export type ShownOptions = GameOptions & Partial<OptionAliases>;

/** A type of game with its options. */
export interface GameSetup {
  readonly type: GameType;
  readonly options: GameOptions;
}

export const MAX_ATTEMPTS = 12;
