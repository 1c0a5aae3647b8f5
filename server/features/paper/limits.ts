// How much of it one seat, host or address may ask for.

import type { MakeBuckets } from '#server/limits/tokenBucket.ts';

export const limits = (buckets: MakeBuckets) => ({
  /** Answers of sheets: each is judged, and a sheet that is corrected is judged anew. */
  answersByHost: buckets(20_000, 100),
  answersByAddress: buckets(40_000, 200),
});
