// The options that features bring to a game: one line a feature.

import { options as duels } from '#core/features/duels/options.ts';
import { options as extraLife } from '#core/features/extraLife/options.ts';
import { options as focus } from '#core/features/focus/options.ts';
import { options as hands } from '#core/features/hands/options.ts';
import { options as hints } from '#core/features/hints/options.ts';
import type { FeatureId } from '#core/features/ids.ts';
import { options as mastery } from '#core/features/mastery/options.ts';
import { options as memes } from '#core/features/memes/options.ts';
import { options as mysticPeak } from '#core/features/mysticPeak/options.ts';
import { options as powerups } from '#core/features/powerups/options.ts';
import { options as reactions } from '#core/features/reactions/options.ts';
import { options as redemption } from '#core/features/redemption/options.ts';
import { options as review } from '#core/features/review/options.ts';

/** Of a feature that a game simply has, or has not. */
const NO_OPTIONS = {};

export const FEATURE_OPTIONS = {
  hints,
  extraLife,
  review,
  redemption,
  answerLater: NO_OPTIONS,
  mastery,
  teams: NO_OPTIONS,
  challenge: NO_OPTIONS,
  paper: NO_OPTIONS,
  robots: NO_OPTIONS,
  companions: NO_OPTIONS,
  hands,
  focus,
  reactions,
  memes,
  powerups,
  duels,
  mysticPeak,
} as const satisfies Readonly<Record<FeatureId, Readonly<Record<string, { readonly usual: unknown }>>>>;

type Values<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends { readonly usual: infer Value } ? Value : never;
};

/** The values of all of them, in one object. */
export type FeatureOptions = {
  [Id in FeatureId]: (values: Values<(typeof FEATURE_OPTIONS)[Id]>) => void;
}[FeatureId] extends (values: infer All) => void
  ? All
  : never;
