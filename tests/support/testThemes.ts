// Files of every theme, for tests, where no page chooses one.

import { completeTokens } from '#scenes/theme/completeTokens.ts';
import { DEFAULT_FILES, DEFAULT_TOKENS } from '#scenes/theme/defaultTheme.ts';
import type { ThemeFiles } from '#scenes/theme/loadTheme.ts';
import type { OwnTokens } from '#scenes/theme/tokens.ts';
import type { Gestures, Route, WorldFiles } from '#scenes/theme/world.ts';

type Pieces = NonNullable<WorldFiles['pieces']>['sheet'];
const themes = import.meta.glob<{ readonly id: string; readonly route?: Route }>(
  '../../assets/themes/*/theme.json',
  { eager: true, import: 'default' },
);
const tokens = import.meta.glob<OwnTokens>('../../assets/themes/*/tokens.json', { import: 'default' });
const gestures = import.meta.glob<Gestures>('../../assets/themes/*/gestures.json', {
  eager: true,
  import: 'default',
});
const sheets = import.meta.glob<Pieces>('../../assets/themes/*/pieces.json', { import: 'default' });
const addresses = import.meta.glob<string>('../../assets/themes/*/*.{svg,webp}', {
  query: '?url',
  import: 'default',
  eager: true,
});

export interface TestTheme {
  readonly id: string;
  /** Null where the theme has no world. */
  readonly gestures: Gestures | null;
  files(): Promise<ThemeFiles>;
}

export const TEST_THEMES: readonly TestTheme[] = Object.entries(themes).map(([path, { id, route }]) => {
  const folder = path.replace('theme.json', '');
  const world = (sheet: Pieces): WorldFiles | null => {
    const picture = addresses[`${folder}pieces.webp`];
    if (!route || picture === undefined) return null;
    const drawings = Object.entries(addresses).filter(
      ([each]) => each.startsWith(folder) && /-(?:wide|tall)\.svg$/.test(each),
    );
    return {
      route,
      disguise: false,
      maxParticles: Infinity,
      gestures: gestures[`${folder}gestures.json`] ?? {},
      pieces: { sheet, picture },
      pictures: Object.fromEntries(
        drawings.map(([each, address]) => [each.slice(folder.length, -'.svg'.length), address]),
      ),
    };
  };
  return {
    id,
    gestures: gestures[`${folder}gestures.json`] ?? null,
    async files() {
      const [own, sheet] = await Promise.all([
        tokens[`${folder}tokens.json`]?.(),
        sheets[`${folder}pieces.json`]?.(),
      ]);
      return {
        ...DEFAULT_FILES,
        id,
        tokens: completeTokens(DEFAULT_TOKENS, own ?? {}),
        world: sheet ? world(sheet) : null,
      };
    },
  };
});
