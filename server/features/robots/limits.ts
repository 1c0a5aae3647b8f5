// How much of it one seat, host or address may ask for.

import type { MakeBuckets } from '#server/limits/tokenBucket.ts';

export const limits = (buckets: MakeBuckets) => ({
  /** One call lets two hundred play for hours, and a seat that a robot had stays taken. */
  byHost: buckets(1_000, 1),
  byAddress: buckets(4_000, 4),
  /** Moves of all robots, as two thousand make them: they press on day and night, and the server must have time for people. */
  moves: buckets(1_000, 400),
});
