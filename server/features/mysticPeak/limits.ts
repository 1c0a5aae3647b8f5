// How much of it one seat, host or address may ask for.

import type { MakeBuckets } from '#server/limits/tokenBucket.ts';

export const limits = (buckets: MakeBuckets) => ({
  /** A mini-game takes a move every eighth of a second at the most. */
  bySeat: buckets(20, 8),
  byReader: buckets(10, 2),
});
