// How much of it one seat, host or address may ask for.

import type { MakeBuckets } from '#server/limits/tokenBucket.ts';

export const limits = (buckets: MakeBuckets) => ({
  /** A choice comes every few answers; who is refused chooses again. */
  bySeat: buckets(10, 1),
});
