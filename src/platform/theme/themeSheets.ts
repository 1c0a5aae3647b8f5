// Style sheets of themes, loaded when one besides the default theme is worn: that one's is part of the first style
// sheet, so that no page is ever shown without it.

const sheets = import.meta.glob(['../../../assets/themes/*/tokens.json', '!#default-theme/*'], {
  query: '?sheet',
});

/** Resolves once it applies to pages that wear the theme. */
export const loadSheet = async (id: string): Promise<unknown> =>
  sheets[`../../../assets/themes/${id}/tokens.json`]?.();
