// Uploaded pictures and sounds.

import type { AreaPorts } from '#server/areas/area.ts';
import { MediaStore } from '#server/areas/media/mediaStore.ts';
import type { MakeBuckets } from '#server/limits/tokenBucket.ts';

export * as handlers from '#server/areas/media/handlers.ts';
export { addHttp } from '#server/areas/media/serving.ts';
const HOUR_MS = 60 * 60_000;

export function createService({ database, uploads, repeat }: AreaPorts): MediaStore {
  const media = new MediaStore(database, uploads);
  repeat('free media', HOUR_MS, () => media.free());
  return media;
}

export const limits = (buckets: MakeBuckets) => ({
  /** A quiz full of pictures in one go, and no flood: encoding one takes a second. */
  uploadsByHost: buckets(150, 0.25),
  uploadsByAddress: buckets(600, 1),
  /** A host session costs nothing to open: what the disk is filled with is bounded by address too. */
  megabytesByAddress: buckets(2_000, 0.1),
  /** Files that are fetched: a whole school behind one address, each with a question's pictures at once. */
  fetchesByAddress: buckets(20_000, 500),
});
