// Ids of all themes: the folders of assets/themes. Worked out at build time (vite.config.ts).

export const THEME_IDS: readonly string[] = Object.keys(
  import.meta.glob('./*/theme.json', { base: '/assets/themes' }),
).map((path) => path.split('/')[1] ?? '');
