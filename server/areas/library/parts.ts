import type { AreaPorts } from '#server/areas/area.ts';
import { Library } from '#server/areas/library/library.ts';
import { placeStarters } from '#server/areas/library/starters.ts';

/** The library, with the starter quizzes in it. */
export async function createService({ database }: AreaPorts): Promise<Library> {
  const library = new Library(database);
  await placeStarters(library);
  return library;
}
