// How much of it one seat, host or address may ask for.

import type { MakeBuckets } from '#server/limits/tokenBucket.ts';

export const limits = (buckets: MakeBuckets) => ({
  /** Putting questions off by turns would write to the log without end. */
  postponesBySeat: buckets(30, 0.5),
});
