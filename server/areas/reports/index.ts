// Reports and replays of finished games.

import type { MakeBuckets } from '#server/limits/tokenBucket.ts';

export * as handlers from '#server/areas/reports/handlers.ts';
export { createService } from '#server/areas/reports/service.ts';

export const limits = (buckets: MakeBuckets) => ({
  /** Pages of reports, each with thousands of answers; a room with a million answers has 200. */
  pagesByHost: buckets(250, 2),
  pagesByAddress: buckets(2_000, 20),
  /** Moments of finished games: each replays some of the events. */
  momentsByHost: buckets(100, 6),
  momentsByAddress: buckets(1_000, 40),
  /** Games in files: a year's in one go, but each is read or replayed from its start. */
  recordsByHost: buckets(120, 1),
  recordsByAddress: buckets(400, 4),
  /** Opening a host session costs nothing, so the megabytes of games that are kept are limited by address too. */
  megabytesByAddress: buckets(1_000, 0.1),
});
