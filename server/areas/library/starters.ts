import type { Library } from '#server/areas/library/library.ts';
import { STARTERS } from '#server/areas/library/starterFiles.ts';

/** Puts every starter quiz into the library; unchanged ones stay as they are. */
export async function placeStarters(library: Library): Promise<number> {
  for (const [id, { quiz }] of STARTERS) await library.placeStarter(id, quiz);
  return STARTERS.size;
}
