// How supplied options of a game are read (specification 1, section 3 "Game options").

import { CONTENT_LIMITS } from '#core/content/authoredQuiz.ts';
import { REATTEMPTS } from '#core/features/mastery/mastery.ts';
import { modeOf } from '#core/modes/registry.ts';
import { DEFAULT_OPTIONS, type GameOptions, MAX_ATTEMPTS, MEME_SET_ID } from '#core/room/gameOptions.ts';
import type { GameType } from '#core/room/phase.ts';

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
    ...modeOf({ type }).normalize?.(options),
  };
}

function readLimit(value: number, fallback: number, most: number): number {
  return Number.isInteger(value) && value >= 0 ? Math.min(value, most) : fallback;
}
