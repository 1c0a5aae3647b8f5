// The options of a game and their defaults (specification 1, section 3 "Game options").

import type { Reattempts } from '#core/features/mastery/mastery.ts';

export interface GameOptions {
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
  /** Whether wrong answers can be made up for, once each. */
  readonly redemption: 'yes' | 'no';
  /** Whether each attempt has an extra life: one missed question may be answered once more at once. */
  readonly extraLife: 'enabled' | 'disabled';
  /** Whether players may ask for the hints that questions have. */
  readonly areHintsEnabled: boolean;
  /** Whether players look their answers over, and may change them, before they hand them in; where nothing is told before the end. */
  readonly reviewAndSubmit: boolean;
  /** Mastery: how often a missed question comes again. */
  readonly masteryReattempts: Reattempts;
  /** Times a player may play the game; 0 is without limit. */
  readonly limitAttempts: number;
  /** Questions that a player is asked in one attempt, drawn anew for each; 0 is all of them. */
  readonly questionsPerAttempt: number;
  readonly requestJoinApproval: boolean;
  readonly nicknameGenerator: boolean;
  /** Whether players can raise a hand. */
  readonly raiseHands: boolean;
  /** Whether students can show reactions to the room, between questions. */
  readonly reactions: boolean;
  /** Whether the host is told who leaves the page of the game while it runs. */
  readonly focusMode: boolean;
  /** A plain game: no memes, no music, nothing that moves for its looks. */
  readonly isNoFrills: boolean;
  /** Whether a meme comes between a verdict and what follows, at an own pace. */
  readonly memes: boolean;
  /** Whose memes: the built-in ones, or a set of the host's. */
  readonly memeset: string;
  readonly studentMusic: boolean;
  readonly reduceMotion: boolean;
}

export const MAX_ATTEMPTS = 12;

/** The built-in set of memes. */
export const CLASSIC_MEMES = 'classic';
/** Ids of sets of memes: the built-in one, or one that was made on this server. */
export const MEME_SET_ID = /^(?:classic|[0-9a-f]{24})$/;

export const DEFAULT_OPTIONS: GameOptions = {
  jumble: false,
  jumbleAnswers: true,
  showAnswers: 'always',
  studentQuizReview: 'yes',
  isAnswerExplanationEnabled: true,
  studentLeaderboard: 'yes',
  timer: 'classic',
  redemption: 'no',
  extraLife: 'disabled',
  areHintsEnabled: false,
  reviewAndSubmit: false,
  masteryReattempts: 'unlimited',
  limitAttempts: 5,
  questionsPerAttempt: 0,
  requestJoinApproval: false,
  nicknameGenerator: false,
  raiseHands: true,
  // Of a game from before there were reactions.
  reactions: false,
  focusMode: false,
  isNoFrills: false,
  // Of a game from before there were memes.
  memes: false,
  memeset: CLASSIC_MEMES,
  studentMusic: true,
  reduceMotion: false,
};
