// Hosts' own memes.

import type { AreaPorts } from '#server/areas/area.ts';
import { MemeStore } from '#server/areas/memes/memeStore.ts';
import type { MakeBuckets } from '#server/limits/tokenBucket.ts';

export * as handlers from '#server/areas/memes/handlers.ts';
export { addHttp } from '#server/areas/memes/pictures.ts';

export const createService = ({ database }: AreaPorts): MemeStore => new MemeStore(database);

export const limits = (buckets: MakeBuckets) => ({
  /** Uploaded pictures: a set of 60 in one go, but no flood. */
  picturesByHost: buckets(90, 0.5),
  picturesByAddress: buckets(300, 0.5),
  /** Fetched pictures: a whole school behind one address, everyone with a few. */
  fetchesByAddress: buckets(3_000, 50),
});
