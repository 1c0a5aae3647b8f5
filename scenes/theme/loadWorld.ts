// World loader: pieces and title face at once, pictures when they are first asked for.

import type { Spritesheet, Texture } from 'pixi.js';
import { DrawnPicture } from '#scenes/theme/drawnPicture.ts';
import { loadSheet } from '#scenes/theme/loadSheet.ts';
import { withTitleLetters } from '#scenes/theme/titleLetters.ts';
import type { ThemeTokens } from '#scenes/theme/tokens.ts';
import type { Face, World, WorldFiles, WorldPicture } from '#scenes/theme/world.ts';

interface LoadedWorld extends World {
  readonly pieces: Spritesheet | null;
  /** The theme's, with the letters of its title face. */
  readonly tokens: ThemeTokens;
}

/** Milliseconds between two idle gestures. */
const IDLE_EVERY_MS = 12_000;

/** Rejects when its pieces can't be loaded. */
export async function loadWorld(
  { pictures, pieces, route, gestures }: WorldFiles,
  own: ThemeTokens,
): Promise<LoadedWorld> {
  const known = new Map<string, WorldPicture>();
  const picture = (name: string): WorldPicture | null => {
    const address = pictures[name];
    if (address === undefined) return null;
    const found = known.get(name) ?? new DrawnPicture(address, gestures);
    known.set(name, found);
    return found;
  };
  // The scene with the least time to wait.
  picture(`question-${innerWidth > innerHeight ? 'wide' : 'tall'}`);
  const [sheet, tokens] = await Promise.all([
    pieces && loadSheet(pieces.picture, pieces.sheet),
    withTitleLetters(own),
  ]);
  return {
    route,
    pieces: sheet,
    tokens,
    picture,
    face: (name) => faceOf(sheet?.textures[name]),
    idle({ clock, quality }, play) {
      const wait = (): void => {
        clock.at(clock.now() + IDLE_EVERY_MS, () => {
          if (quality.ambient) play();
          wait();
        });
      };
      wait();
    },
  };
}

/** Samples along a side of a piece, and how much a channel may differ from the middle of its face. */
const SIDE = 40;
const ALIKE = 95;

function faceOf(piece: Texture | undefined): Face {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!piece || !context) return { y: 0.5, isDark: false };
  const { x, y, width, height } = piece.frame;
  const picture: CanvasImageSource = piece.source.resource;
  context.drawImage(picture, x, y, width, height, 0, 0, SIDE, SIDE);
  const { data } = context.getImageData(0, 0, SIDE, SIDE);
  const middle = ((SIDE + 1) * SIDE) / 2;
  const channels = (at: number): readonly number[] => [...data.subarray(at * 4, at * 4 + 4)];
  const [red = 0, green = 0, blue = 0, alpha = 0] = channels(middle);
  const isAlike = (at: number): boolean =>
    channels(at).every((value, index) => Math.abs(value - ([red, green, blue, alpha][index] ?? 0)) <= ALIKE);
  // Grows from the middle: what is added on the way is visited, too.
  const face = new Set([middle]);
  for (const at of face)
    for (const next of [at - SIDE, at - 1, at + 1, at + SIDE])
      if (next >= 0 && next < SIDE * SIDE && isAlike(next)) face.add(next);
  const rows = [...face].reduce((sum, at) => sum + Math.floor(at / SIDE), 0);
  return {
    y: (rows / face.size + 0.5) / SIDE,
    isDark: red * 0.299 + green * 0.587 + blue * 0.114 < 140,
  };
}
