// What the folder of a theme holds for the canvas.

import type { ThemeFiles, ThemeTokens } from '#scenes/index.ts';
import { DEFAULT_THEME, isTheme } from '#src/theme/themes.ts';

const tokens = import.meta.glob<ThemeTokens>('../../assets/themes/*/tokens.json', { import: 'default' });
const atlases = import.meta.glob<ThemeFiles['atlas']>('../../assets/themes/*/atlas.json', {
  import: 'default',
});
const pictures = import.meta.glob<string>('../../assets/themes/*/atlas.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Those of the default theme when there is none of that id. */
export async function themeFiles(wanted: string): Promise<ThemeFiles> {
  const id = isTheme(wanted) ? wanted : DEFAULT_THEME;
  const folder = `../../assets/themes/${id}/`;
  const picture = pictures[`${folder}atlas.webp`];
  const [own, atlas] = await Promise.all([
    tokens[`${folder}tokens.json`]?.(),
    atlases[`${folder}atlas.json`]?.(),
  ]);
  if (!own || !atlas || picture === undefined) throw new Error(`the theme ${id} is not complete`);
  return { id, tokens: own, atlas, picture };
}
