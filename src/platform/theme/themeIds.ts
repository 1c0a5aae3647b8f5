// Ids of the themes, by the folders of assets/themes. Worked out at build time (vite.config.ts).

const offers = Object.entries(
  import.meta.glob<string>('./*/theme.json', { base: '/assets/themes', import: 'offered', eager: true }),
).map(([path, offered]) => ({ id: path.split('/')[1] ?? '', offered }));

export const THEME_IDS: readonly string[] = offers.map(({ id }) => id);

/** Those that a link may name, and a device may keep, without an account. */
export const OPEN_THEME_IDS: readonly string[] = offers.flatMap(({ id, offered }) =>
  ['everyone', 'teachers', 'links'].includes(offered) ? [id] : [],
);
