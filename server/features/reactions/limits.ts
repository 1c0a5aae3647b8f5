// How much of it one seat, host or address may ask for.

import type { MakeBuckets } from '#server/limits/tokenBucket.ts';

export const limits = (buckets: MakeBuckets) => ({
  bySeat: buckets(8, 0.5),
  wavesBySeat: buckets(4, 0.5),
});
