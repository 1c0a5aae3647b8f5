// Available themes: the folders of assets/themes. The default theme is set in package.json ("imports").

import { id as DEFAULT_THEME } from '#default-theme/theme.json' with { type: 'json' };

/**
 * Style sheets by the path of their tokens. The default's is part of the first style sheet, so no page is
 * ever shown without it.
 */
const others = import.meta.glob(['../../../assets/themes/*/tokens.json', '!#default-theme/*'], {
  query: '?sheet',
});
const pathOf = (id: string) => `../../../assets/themes/${id}/tokens.json`;

export { DEFAULT_THEME };

/** Ids of all themes, the default first. */
export const THEMES: readonly string[] = [
  DEFAULT_THEME,
  ...Object.keys(others).map((path) => path.split('/').at(-2) ?? ''),
];

export const isTheme = (id: string): boolean => id === DEFAULT_THEME || pathOf(id) in others;

/** The page's theme, and that of the game on it, which wins. */
let wanted: { readonly page: string; readonly game: string | null } = { page: DEFAULT_THEME, game: null };

/**
 * Changes the theme of the page or of the game on it; an unknown id gets the default theme. If its style sheet
 * can't be loaded, the page stays as it is.
 */
export async function changeTheme(change: Partial<typeof wanted>): Promise<void> {
  wanted = { ...wanted, ...change };
  const id = wanted.game ?? wanted.page;
  await others[pathOf(id)]?.().catch(() => undefined);
  // An earlier one may take longer to load.
  if (id === (wanted.game ?? wanted.page)) document.documentElement.dataset.theme = id;
}
