// What remains of games.

import type { MakeBuckets } from '#server/limits/tokenBucket.ts';

export * as handlers from '#server/areas/reports/handlers.ts';
export { createService } from '#server/areas/reports/service.ts';

export const limits = (buckets: MakeBuckets) => ({
  /** Pages of reports: each holds thousands of answers; a room with a million of them has two hundred. */
  pagesByHost: buckets(250, 2),
  pagesByAddress: buckets(2_000, 20),
  /** Moments of finished games: each plays some of its events again. */
  momentsByHost: buckets(100, 6),
  momentsByAddress: buckets(1_000, 40),
});
