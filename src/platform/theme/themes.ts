// The themes that there are: the folders of assets/themes. Which one a page wears where nobody chose, package.json says ("imports").

import { id as DEFAULT_THEME } from '#default-theme/theme.json' with { type: 'json' };

/** Style sheets by the path of their tokens. The default's is part of the first one, so that no page is shown without. */
const others = import.meta.glob(['../../../assets/themes/*/tokens.json', '!#default-theme/*'], {
  query: '?sheet',
});
const pathOf = (id: string) => `../../../assets/themes/${id}/tokens.json`;

export { DEFAULT_THEME };

export const isTheme = (id: string): boolean => id === DEFAULT_THEME || pathOf(id) in others;

/** The last one asked for: an earlier one may take longer to load. */
let wanted = '';

/** Dresses the page until it wears another; in the default theme where there is none of that id. What can't be had leaves it as it is. */
export async function wearTheme(id: string): Promise<void> {
  wanted = id;
  await others[pathOf(id)]?.().catch(() => undefined);
  if (wanted === id) document.documentElement.dataset.theme = id;
}
