// Available themes: the folders of assets/themes. The default theme is set in package.json ("imports").

import { id as DEFAULT_THEME } from '#default-theme/theme.json' with { type: 'json' };
import { CALM_THEME_IDS, OPEN_THEME_IDS, THEME_IDS } from '#src/platform/theme/themeIds.ts';

export { DEFAULT_THEME };

/** Ids of all themes, the default first. */
export const THEMES: readonly string[] = [DEFAULT_THEME, ...THEME_IDS.filter((id) => id !== DEFAULT_THEME)];

export const isTheme = (id: string): boolean => THEME_IDS.includes(id);

/** True if a device may wear the theme without an account (specification 3, section 5 "Theme availability"). */
export const isOpenTheme = (id: string): boolean => OPEN_THEME_IDS.includes(id);

/** True for a theme that somebody may need to read or to concentrate. */
export const isCalmTheme = (id: string): boolean => CALM_THEME_IDS.includes(id);

/** The page's theme, and that of the game on it, which wins. */
let wanted: { readonly page: string; readonly game: string | null } = { page: DEFAULT_THEME, game: null };

/**
 * Changes the theme of the page or of the game on it; an unknown id gets the default theme. If its style sheet
 * can't be loaded, the page stays as it is.
 */
export async function changeTheme(change: Partial<typeof wanted>): Promise<void> {
  wanted = { ...wanted, ...change };
  const id = wanted.game ?? wanted.page;
  try {
    if (id !== DEFAULT_THEME) await (await import('#src/platform/theme/themeSheets.ts')).loadSheet(id);
  } catch {
    return;
  }
  // An earlier one may take longer to load.
  if (id !== (wanted.game ?? wanted.page)) return;
  document.documentElement.dataset.theme = id;
  if (id !== DEFAULT_THEME) void import('#src/platform/fonts/faces.ts').then((of) => of.addTitleFace());
}
