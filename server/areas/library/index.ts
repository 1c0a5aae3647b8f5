// The quiz library.

import type { AreaPorts } from '#server/areas/area.ts';
import { Library } from '#server/areas/library/library.ts';
import { placeStarters } from '#server/areas/library/starters.ts';
import type { MakeBuckets } from '#server/limits/tokenBucket.ts';

export * as handlers from '#server/areas/library/handlers.ts';

/** Returns the library with the starter quizzes in it. */
export async function createService({ database }: AreaPorts): Promise<Library> {
  const library = new Library(database);
  await placeStarters(library);
  return library;
}

export const limits = (buckets: MakeBuckets) => ({
  /** Drafts, saved as their authors type: one every half second, in two windows, but no flood. */
  draftsByHost: buckets(40, 4),
  draftsByAddress: buckets(400, 40),
  /** Megabytes of quizzes read: each keeps the store busy for some hundredths of a second. */
  megabytesByHost: buckets(100, 1),
  megabytesByAddress: buckets(300, 3),
  /** Searches in all of a host's questions, sent while typing in the library and in the editor. */
  searchesByHost: buckets(20, 2),
  searchesByAddress: buckets(60, 6),
  /** Pages of lists for which all quizzes of a host are sorted; a whole school opens its libraries at once. */
  sortsByHost: buckets(60, 2),
  sortsByAddress: buckets(1_200, 20),
  /** Changes of folders and archive, each for hundreds of quizzes. */
  changesByHost: buckets(30, 1),
  changesByAddress: buckets(120, 4),
});
