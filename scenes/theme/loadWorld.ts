// World loader: pieces at once, pictures when they are first asked for.

import type { Spritesheet } from 'pixi.js';
import { DrawnPicture } from '#scenes/theme/drawnPicture.ts';
import { loadSheet } from '#scenes/theme/loadSheet.ts';
import type { World, WorldFiles, WorldPicture } from '#scenes/theme/world.ts';

/** Rejects when its pieces can't be loaded. */
export async function loadWorld({
  pictures,
  pieces,
  route,
  gestures,
}: WorldFiles): Promise<World & { readonly pieces: Spritesheet | null }> {
  const known = new Map<string, WorldPicture>();
  return {
    route,
    gestures,
    pieces: pieces && (await loadSheet(pieces.picture, pieces.sheet)),
    picture(name) {
      const address = pictures[name];
      if (address === undefined) return null;
      const picture = known.get(name) ?? new DrawnPicture(address, gestures);
      known.set(name, picture);
      return picture;
    },
  };
}
