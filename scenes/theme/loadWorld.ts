// World loader: pieces and title face at once, pictures when they are first asked for.

import type { Spritesheet, Texture } from 'pixi.js';
import { DrawnPicture } from '#scenes/theme/drawnPicture.ts';
import { loadSheet } from '#scenes/theme/loadSheet.ts';
import { withTitleLetters } from '#scenes/theme/titleLetters.ts';
import type { ThemeTokens } from '#scenes/theme/tokens.ts';
import type { World, WorldFiles, WorldPicture } from '#scenes/theme/world.ts';

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
    isDark: (name) => isDark(sheet?.textures[name]),
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

/** Share of a piece's width and height that its middle takes. */
const MIDDLE = 0.3;

function isDark(piece: Texture | undefined): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d');
  if (!piece || !context) return false;
  const { x, y, width, height } = piece.frame;
  const edge = (1 - MIDDLE) / 2;
  const picture: CanvasImageSource = piece.source.resource;
  const cut = [x + width * edge, y + height * edge, width * MIDDLE, height * MIDDLE] as const;
  context.drawImage(picture, ...cut, 0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return red * 0.299 + green * 0.587 + blue * 0.114 < 140;
}
