// Hosts' own memes.

import type { AreaPorts } from '#server/areas/area.ts';
import { MemeStore } from '#server/areas/memes/memeStore.ts';
import type { MakeBuckets } from '#server/limits/tokenBucket.ts';

export * as handlers from '#server/areas/memes/handlers.ts';
export { addHttp } from '#server/areas/memes/pictures.ts';

export const createService = ({ database }: AreaPorts): MemeStore => new MemeStore(database);

export const limits = (buckets: MakeBuckets) => ({
  /** Pictures that are kept: a set of sixty in one go, and no flood. */
  picturesByHost: buckets(90, 0.5),
  picturesByAddress: buckets(300, 0.5),
  /** Pictures that are fetched: a whole school behind one address, each with some. */
  fetchesByAddress: buckets(3_000, 50),
});
