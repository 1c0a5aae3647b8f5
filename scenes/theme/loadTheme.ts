// Theme loader: tokens, atlas, fonts and world, ready to draw with.

import type { SpritesheetData } from 'pixi.js';
import { loadSheet } from '#scenes/theme/loadSheet.ts';
import type { Theme } from '#scenes/theme/theme.ts';
import type { ThemeTokens } from '#scenes/theme/tokens.ts';
import type { WorldFiles } from '#scenes/theme/world.ts';

/** The parts of a theme's folder that the canvas needs. */
export interface ThemeFiles {
  /** The folder's name. */
  readonly id: string;
  readonly tokens: ThemeTokens;
  readonly atlas: SpritesheetData;
  /** Address of the atlas picture. */
  readonly picture: string;
  /** Null where the theme has no pictures of its own. */
  readonly world: WorldFiles | null;
}

/**
 * Rejects when the atlas can't be loaded. When only fonts or the world can't, resolves with the fallback font
 * and the usual mountains.
 */
export async function loadTheme({ id, tokens, atlas, picture, world }: ThemeFiles): Promise<Theme> {
  const [sheet, own] = await Promise.all([
    loadSheet(picture, atlas),
    world && import('#scenes/theme/loadWorld.ts').then((of) => of.loadWorld(world, tokens)).catch(() => null),
    loadFonts(tokens),
  ]);
  const sheets = own?.pieces ? [own.pieces, sheet] : [sheet];
  return {
    id,
    tokens: own?.tokens ?? tokens,
    disguise: world?.disguise ?? false,
    maxParticles: world?.maxParticles ?? Infinity,
    world: own,
    texture: (name) => sheets.find(({ textures }) => name in textures)?.textures[name] ?? null,
    destroy() {
      for (const each of sheets) each.destroy(true);
    },
  };
}

/** Loads the fonts. Resolves even when they can't be loaded; the fallback font takes their place. */
async function loadFonts({ font }: ThemeTokens): Promise<void> {
  const faces = Object.values(font.weight).map((weight) => `${weight} 28px "${font.family}"`);
  await Promise.allSettled(faces.map((face) => document.fonts.load(face, 'Ag')));
}
