// Brings a theme: its tokens, its atlas and its face, ready to draw with.

import { Assets, Spritesheet, type Texture } from 'pixi.js';
import classicAtlas from '#assets/themes/classic/atlas.json' with { type: 'json' };
import { loadFonts } from '#scenes/kit/text.ts';
import type { Theme } from '#scenes/kit/theme.ts';
import { CLASSIC_TOKENS } from '#scenes/kit/tokens.ts';

export type ThemeId = 'classic';

const THEMES = {
  classic: {
    tokens: CLASSIC_TOKENS,
    atlas: classicAtlas,
    image: new URL('../../assets/themes/classic/atlas.webp', import.meta.url).href,
  },
} as const;

/** Rejects when the atlas can't be had. Resolves with the fallback face when only the face can't. */
export async function loadTheme(id: ThemeId): Promise<Theme> {
  const { tokens, atlas, image } = THEMES[id];
  const [picture] = await Promise.all([Assets.load<Texture>(image), loadFonts(tokens)]);
  const sheet = new Spritesheet(picture, atlas);
  const textures: Readonly<Record<string, Texture>> = await sheet.parse();
  return { id, tokens, texture: (name) => textures[name] ?? null };
}
