// How much of it one seat, host or address may ask for.

import type { MakeBuckets } from '#server/limits/tokenBucket.ts';

export const limits = (buckets: MakeBuckets) => ({
  /** Each is a room with a code for half an hour at least, opened by whoever has a practice link. */
  // A school in circles of friends; with what it refills while a waiting room lasts, fewer than may be open with one quiz.
  byAddress: buckets(150, 0.05),
  byConnection: buckets(5, 0.05),
});
