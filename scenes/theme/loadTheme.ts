// Brings a theme: its tokens, its atlas and its face, ready to draw with.

import { ImageSource, Spritesheet, type SpritesheetData, Texture } from 'pixi.js';
import type { Theme } from '#scenes/theme/theme.ts';
import type { ThemeTokens } from '#scenes/theme/tokens.ts';

/** What a theme's folder holds for the canvas. */
export interface ThemeFiles {
  /** The folder's name. */
  readonly id: string;
  readonly tokens: ThemeTokens;
  readonly atlas: SpritesheetData;
  /** The address of the picture that the atlas divides. */
  readonly picture: string;
}

/** Rejects when the atlas can't be had. Resolves with the fallback face when only the face can't. */
export async function loadTheme({ id, tokens, atlas, picture }: ThemeFiles): Promise<Theme> {
  const [whole] = await Promise.all([loadAtlas(picture), loadFonts(tokens)]);
  const sheet = new Spritesheet(whole, atlas);
  const textures: Readonly<Record<string, Texture>> = await sheet.parse();
  return { id, tokens, texture: (name) => textures[name] ?? null };
}

/** Not by Pixi's own loader: with it come those of fonts, videos and much else, an eighth of what a first question waits for. */
async function loadAtlas(picture: string): Promise<Texture> {
  const image = new Image();
  image.src = picture;
  await image.decode();
  // Without it the picture would be decoded once more, and the page would wait for that.
  const resource = await createImageBitmap(image);
  return new Texture({ source: new ImageSource({ resource, alphaMode: 'premultiply-alpha-on-upload' }) });
}

/** Loads the face . Resolves also when it can't be had: the fallback stands in then. */
async function loadFonts(tokens: ThemeTokens): Promise<void> {
  const { font } = tokens;
  const faces = Object.values(font.weight).map((weight) => `${weight} 28px "${font.family}"`);
  await Promise.allSettled(faces.map((face) => document.fonts.load(face, 'Ag')));
}
