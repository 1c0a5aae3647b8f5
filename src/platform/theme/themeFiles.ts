// What the folder of a theme holds for the canvas.

import type { ThemeFiles, ThemeTokens } from '#scenes/index.ts';
import { DEFAULT_THEME, isTheme } from '#src/platform/theme/themes.ts';

const tokens = import.meta.glob<ThemeTokens>('./*/tokens.json', {
  base: '/assets/themes',
  import: 'default',
});
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

const folderOf = (id: string): string => `./${id}/`;

/** Those of the default theme when there is none of that id. A theme without an atlas has that of the default one. */
export async function themeFiles(wanted: string): Promise<ThemeFiles> {
  const id = isTheme(wanted) ? wanted : DEFAULT_THEME;
  const folder = folderOf(id);
  const drawn = `${folder}atlas.json` in atlases ? folder : folderOf(DEFAULT_THEME);
  const picture = pictures[`${drawn}atlas.webp`];
  const [own, atlas] = await Promise.all([
    tokens[`${folder}tokens.json`]?.(),
    atlases[`${drawn}atlas.json`]?.(),
  ]);
  if (!own || !atlas || picture === undefined) throw new Error(`the theme ${id} is not complete`);
  return { id, tokens: own, atlas, picture };
}
