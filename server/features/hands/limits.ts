// How much of it one seat, host or address may ask for.

import type { MakeBuckets } from '#server/limits/tokenBucket.ts';

export const limits = (buckets: MakeBuckets) => ({
  /** Hands that go up and down by turns would write to the log without end. */
  bySeat: buckets(10, 0.2),
});
