// Ids of all themes: the folders of assets/themes. Worked out at build time (vite.config.ts).

const themes = Object.entries(
  import.meta.glob<{ readonly disguise?: boolean }>('./*/theme.json', {
    base: '/assets/themes',
    import: 'default',
    eager: true,
  }),
).map(([path, { disguise = false }]) => ({ id: path.split('/')[1] ?? '', disguise }));

export const THEME_IDS: readonly string[] = themes.map(({ id }) => id);

/** Ids of the themes that dress everyone up. */
export const DISGUISE_THEMES: readonly string[] = themes
  .filter(({ disguise }) => disguise)
  .map(({ id }) => id);
