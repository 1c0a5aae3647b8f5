// The options of a game, their defaults, and how supplied ones are read (specification 1, section 3 "Game options").

import { CONTENT_LIMITS } from '#core/content/authoredQuiz.ts';
import { REATTEMPTS, type Reattempts } from '#core/features/mastery/mastery.ts';
import { modeOf } from '#core/modes/registry.ts';
import type { GameType } from '#core/room/phase.ts';

export interface GameOptions {
  /** Shuffle the questions, for each player anew. */
  readonly jumble: boolean;
  /** Shuffle the options of a question, for each player anew. */
  readonly jumbleAnswers: boolean;
  /** always: own result and the right answer; partial: own result alone; never: neither before the end. */
  readonly showAnswers: 'always' | 'partial' | 'never';
  /** What the summary shows of each question: yes, with the right answer; qonly, question and own answer; no, nothing. */
  readonly studentQuizReview: 'yes' | 'qonly' | 'no';
  /** Whether the author's explanation goes with the right answer, wherever players or the wall are told that. */
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

const CHOICES: { readonly [K in keyof GameOptions]?: readonly GameOptions[K][] } = {
  showAnswers: ['always', 'partial', 'never'],
  studentQuizReview: ['yes', 'qonly', 'no'],
  studentLeaderboard: ['yes', 'no'],
  timer: ['classic', 'strict', 'off'],
  redemption: ['yes', 'no'],
  extraLife: ['enabled', 'disabled'],
  masteryReattempts: REATTEMPTS,
};

/** What a plain game goes without. */
const NO_FRILLS: Partial<GameOptions> = {
  memes: false,
  studentMusic: false,
  reduceMotion: true,
  reactions: false,
};

export function defaultOptions(type: GameType): GameOptions {
  return { ...DEFAULT_OPTIONS, ...modeOf({ type }).defaults };
}

/** The supplied value under the highest version of the name (`timer_3` over `timer_2` over `timer`). */
function supplied(options: Readonly<Record<string, unknown>>, name: string): unknown {
  let best = -1;
  let value: unknown;
  for (const key of Object.keys(options)) {
    const match = /^([A-Za-z]+)(?:_(\d{1,3}))?$/.exec(key);
    if (match?.[1] !== name) continue;
    const version = Number(match[2] ?? 0);
    if (version > best) {
      best = version;
      value = options[key];
    }
  }
  return value;
}

/** Reads supplied options: unknown names are ignored; a value of another type or outside its choices becomes the default of the game's type. */
export function readOptions(type: GameType, given: Readonly<Record<string, unknown>>): GameOptions {
  const defaults = defaultOptions(type);
  const read: Record<string, unknown> = {};
  for (const name of Object.keys(defaults) as (keyof GameOptions)[]) {
    const value = supplied(given, name);
    const choices: readonly unknown[] | undefined = CHOICES[name];
    const fits = typeof value === typeof defaults[name] && (!choices || choices.includes(value));
    read[name] = fits ? value : defaults[name];
  }
  // Every name was filled with a value of its default's type.
  const options = read as unknown as GameOptions;
  return {
    ...options,
    memeset: MEME_SET_ID.test(options.memeset) ? options.memeset : defaults.memeset,
    limitAttempts: readLimit(options.limitAttempts, defaults.limitAttempts, MAX_ATTEMPTS),
    questionsPerAttempt: readLimit(
      options.questionsPerAttempt,
      defaults.questionsPerAttempt,
      CONTENT_LIMITS.playedMax,
    ),
    ...(options.isNoFrills && NO_FRILLS),
    ...modeOf({ type }).settled?.(options),
  };
}

function readLimit(value: number, fallback: number, most: number): number {
  return Number.isInteger(value) && value >= 0 ? Math.min(value, most) : fallback;
}
