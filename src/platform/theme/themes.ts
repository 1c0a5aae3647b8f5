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

/** The theme requested last: an earlier one may take longer to load. */
let wanted = '';

/**
 * Applies a theme to the page until the next one; an unknown id gets the default theme. If its style sheet
 * can't be loaded, the page stays as it is.
 */
export async function applyTheme(id: string): Promise<void> {
  wanted = id;
  await others[pathOf(id)]?.().catch(() => undefined);
  if (wanted === id) document.documentElement.dataset.theme = id;
}
