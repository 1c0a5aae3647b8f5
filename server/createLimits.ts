// All limits of the server: the game's plus those of areas and features.

import { type AreaLimits, areaLimits } from '#server/areas/compose.ts';
import { type FeatureLimits, featureLimits } from '#server/features/compose.ts';
import { gameLimits, type Limits } from '#server/limits/limits.ts';
import { type MakeBuckets, TokenBuckets } from '#server/limits/tokenBucket.ts';

declare module '#server/limits/limits.ts' {
  interface Limits extends AreaLimits {
    readonly features: FeatureLimits;
  }
}

/** `scale` multiplies every limit. Only benchmarks set it, because their load comes from one address. */
export function createLimits(scale = 1): Limits {
  const buckets: MakeBuckets = (burst, perSecond) =>
    new TokenBuckets({ burst: burst * scale, perSecond: perSecond * scale });
  return { ...gameLimits(buckets), ...areaLimits(buckets), features: featureLimits(buckets) };
}
