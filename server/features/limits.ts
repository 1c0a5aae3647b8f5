// The limits of features, by feature: a line for each that has some.

import { limits as answerLater } from '#server/features/answerLater/limits.ts';
import { limits as challenge } from '#server/features/challenge/limits.ts';
import { limits as duels } from '#server/features/duels/limits.ts';
import { limits as focus } from '#server/features/focus/limits.ts';
import { limits as hands } from '#server/features/hands/limits.ts';
import { limits as mysticPeak } from '#server/features/mysticPeak/limits.ts';
import { limits as paper } from '#server/features/paper/limits.ts';
import { limits as powerups } from '#server/features/powerups/limits.ts';
import { limits as reactions } from '#server/features/reactions/limits.ts';
import { limits as robots } from '#server/features/robots/limits.ts';
import type { MakeBuckets } from '#server/limits/tokenBucket.ts';

const LIMITS = {
  answerLater,
  challenge,
  duels,
  focus,
  hands,
  mysticPeak,
  paper,
  powerups,
  reactions,
  robots,
};

export type FeatureLimits = { readonly [Id in keyof typeof LIMITS]: ReturnType<(typeof LIMITS)[Id]> };

export function featureLimits(buckets: MakeBuckets): FeatureLimits {
  // The keys are those of the list, which TypeScript can't follow through it.
  return Object.fromEntries(
    Object.entries(LIMITS).map(([id, make]) => [id, make(buckets)]),
  ) as unknown as FeatureLimits;
}
