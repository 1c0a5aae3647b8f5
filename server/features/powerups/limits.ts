// Rate limits of power-up calls.

import type { Limits } from '#server/limits/limits.ts';
import type { MakeBuckets } from '#server/limits/tokenBucket.ts';

export const powerupLimits = (buckets: MakeBuckets) => ({
  /** A belt holds three cards, and a new one comes every few questions. */
  bySeat: buckets(20, 1),
});

export const powerupBudget = ({ features }: Limits) => features.powerups.bySeat;
