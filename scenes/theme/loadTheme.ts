// Theme loader: tokens, atlas and font, ready to draw with.

import { ImageSource, Spritesheet, type SpritesheetData, Texture } from 'pixi.js';
import type { Theme } from '#scenes/theme/theme.ts';
import type { ThemeTokens } from '#scenes/theme/tokens.ts';

/** The parts of a theme's folder that the canvas needs. */
export interface ThemeFiles {
  /** The folder's name. */
  readonly id: string;
  readonly tokens: ThemeTokens;
  /** See `Theme`; off by default. */
  readonly disguise?: boolean;
  readonly atlas: SpritesheetData;
  /** Address of the atlas picture. */
  readonly picture: string;
}

/** Rejects when the atlas can't be loaded. When only the font can't, resolves with the fallback font. */
export async function loadTheme({
  id,
  tokens,
  disguise = false,
  atlas,
  picture,
}: ThemeFiles): Promise<Theme> {
  const [whole] = await Promise.all([loadAtlas(picture), loadFonts(tokens)]);
  const sheet = new Spritesheet(whole, atlas);
  const textures: Readonly<Record<string, Texture>> = await sheet.parse();
  return { id, tokens, disguise, texture: (name) => textures[name] ?? null };
}

/**
 * Doesn't use Pixi's own loader: it pulls in loaders for fonts, videos and much else, an eighth of what a
 * first question waits for.
 */
async function loadAtlas(picture: string): Promise<Texture> {
  // oxlint-disable-next-line no-restricted-globals -- the loader that scenes go through
  const response = await fetch(picture);
  if (!response.ok) throw new Error(`the atlas can't be loaded: ${response.status}`);
  // Decoded on another thread. From an image element it would be decoded again, with the page waiting.
  const resource = await createImageBitmap(await response.blob());
  return new Texture({ source: new ImageSource({ resource, alphaMode: 'premultiply-alpha-on-upload' }) });
}

/** Loads the font. Resolves even when it can't be loaded; the fallback font takes its place. */
async function loadFonts(tokens: ThemeTokens): Promise<void> {
  const { font } = tokens;
  const faces = Object.values(font.weight).map((weight) => `${weight} 28px "${font.family}"`);
  await Promise.allSettled(faces.map((face) => document.fonts.load(face, 'Ag')));
}
