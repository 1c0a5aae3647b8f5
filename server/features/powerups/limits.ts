// How much of it one seat, host or address may ask for.

import type { MakeBuckets } from '#server/limits/tokenBucket.ts';

export const limits = (buckets: MakeBuckets) => ({
  /** A belt holds three cards, and a new one comes every few questions. */
  bySeat: buckets(20, 1),
});
