// The themes that there are: the folders of assets/themes. Which one a page wears where nobody chose, package.json says ("imports").

import { id as DEFAULT_THEME } from '#default-theme/theme.json' with { type: 'json' };

/** Style sheets by path. The default's is part of the first one, so that no page is shown without. */
const others = import.meta.glob(['../../assets/themes/*/theme.css', '!#default-theme/*.css']);
const pathOf = (id: string) => `../../assets/themes/${id}/theme.css`;

export { DEFAULT_THEME };

export const isTheme = (id: string): boolean => id === DEFAULT_THEME || pathOf(id) in others;

/** Dresses the page, for as long as it lives; in the default theme where there is none of that id. */
export async function wearTheme(id: string): Promise<void> {
  await others[pathOf(id)]?.();
}
