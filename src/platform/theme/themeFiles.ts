// A theme's files for the canvas.

import type { ThemeFiles, ThemeTokens } from '#scenes/index.ts';
import { DEFAULT_THEME, isTheme } from '#src/platform/theme/themes.ts';

const defaultTokens = import.meta.glob<ThemeTokens>('#default-theme/tokens.json', { import: 'default' });
const atlases = import.meta.glob<ThemeFiles['atlas']>('./*/atlas.json', {
  base: '/assets/themes',
  import: 'default',
});
const pictures = import.meta.glob<string>('./*/atlas.webp', {
  base: '/assets/themes',
  query: '?url',
  import: 'default',
  eager: true,
});

/** Brings the theme's files into the browser's cache. */
export async function preloadTheme(id: string): Promise<void> {
  const { picture } = await themeFiles(id);
  await (await fetch(picture)).blob();
}

const folderOf = (id: string): string => `./${id}/`;

/**
 * Files of the theme, or of the default theme if the id is unknown. A theme without an atlas uses the default
 * one.
 */
export async function themeFiles(wanted: string): Promise<ThemeFiles> {
  const id = isTheme(wanted) ? wanted : DEFAULT_THEME;
  const folder = folderOf(id);
  const drawn = `${folder}atlas.json` in atlases ? folder : folderOf(DEFAULT_THEME);
  const picture = pictures[`${drawn}atlas.webp`];
  const [atlas, own] = await Promise.all([
    atlases[`${drawn}atlas.json`]?.(),
    id === DEFAULT_THEME ? defaultTheme() : otherTheme(id),
  ]);
  if (!atlas || picture === undefined) throw new Error(`the theme ${id} is not complete`);
  return { id, atlas, picture, ...own };
}

type OwnFiles = Pick<ThemeFiles, 'tokens' | 'world'>;

async function defaultTheme(): Promise<OwnFiles> {
  const [load] = Object.values(defaultTokens);
  if (!load) throw new Error('there is no default theme');
  return { tokens: await load(), world: null };
}

async function otherTheme(id: string): Promise<OwnFiles> {
  const others = await import('#src/platform/theme/otherThemes.ts');
  return others.otherTheme(id);
}
