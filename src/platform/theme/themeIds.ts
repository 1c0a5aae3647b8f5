// Ids of the themes, by the folders of assets/themes. Worked out at build time (vite.config.ts).

interface ThemeFile {
  readonly id: string;
  readonly offered: string;
  readonly calm?: boolean;
  readonly disguise?: boolean;
}

const themes = Object.values(
  import.meta.glob<ThemeFile>('./*/theme.json', { base: '/assets/themes', import: 'default', eager: true }),
);
const idsOf = (fits: (theme: ThemeFile) => boolean): readonly string[] =>
  themes.filter(fits).map(({ id }) => id);

export const THEME_IDS: readonly string[] = idsOf(() => true);

/** Those that a link may name, and a device may keep, without an account. */
export const OPEN_THEME_IDS: readonly string[] = idsOf(({ offered }) =>
  ['everyone', 'teachers', 'links'].includes(offered),
);

/** Those for readers who need little on the screen, or much contrast. */
export const CALM_THEME_IDS: readonly string[] = idsOf(({ calm = false }) => calm);

/** Those that dress monsters up. */
export const DISGUISE_THEMES: readonly string[] = idsOf(({ disguise = false }) => disguise);
