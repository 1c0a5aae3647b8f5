// Uploaded pictures and sounds.

import type { AreaPorts } from '#server/areas/area.ts';
import { MediaStore } from '#server/areas/media/mediaStore.ts';
import type { MakeBuckets } from '#server/limits/tokenBucket.ts';

export * as handlers from '#server/areas/media/handlers.ts';
export { addHttp } from '#server/areas/media/serving.ts';
const HOUR_MS = 60 * 60_000;

export function createService({ database, uploads, workerOf, repeat }: AreaPorts): MediaStore {
  const media = new MediaStore(database, uploads, workerOf('media'));
  repeat('free media', HOUR_MS, () => media.deleteUnused());
  return media;
}

export const limits = (buckets: MakeBuckets) => ({
  /** A quiz full of pictures in one go, but no flood: encoding one takes a second. */
  uploadsByHost: buckets(150, 0.25),
  uploadsByAddress: buckets(600, 1),
  /** Opening a host session costs nothing, so the megabytes uploaded are limited by address too. */
  megabytesByAddress: buckets(2_000, 0.1),
  /**
   * Fetched files: a whole school behind one address, everyone with a question's pictures at the same time.
   */
  fetchesByAddress: buckets(20_000, 500),
});
