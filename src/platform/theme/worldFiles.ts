// Files of the themes that are worlds of their own, loaded when such a theme is worn.

import type { ThemeFiles } from '#scenes/index.ts';

type WorldFiles = NonNullable<ThemeFiles['world']>;
type Sheet = NonNullable<WorldFiles['pieces']>['sheet'];

const themes = import.meta.glob<Partial<Pick<WorldFiles, 'route' | 'disguise'>>>('./*/theme.json', {
  base: '/assets/themes',
  import: 'default',
  eager: true,
});
const gestures = import.meta.glob<WorldFiles['gestures']>('./*/gestures.json', {
  base: '/assets/themes',
  import: 'default',
  eager: true,
});
const drawings = import.meta.glob<string>('./*/*-{wide,tall}.svg', {
  base: '/assets/themes',
  query: '?url',
  import: 'default',
  eager: true,
});
const sheets = import.meta.glob<Sheet>('./*/pieces.json', { base: '/assets/themes', import: 'default' });
const pieces = import.meta.glob<string>('./*/pieces.webp', {
  base: '/assets/themes',
  query: '?url',
  import: 'default',
  eager: true,
});

/** Null for a theme that has no pictures, but the usual mountains in its own colors. */
export async function worldFiles(id: string): Promise<WorldFiles | null> {
  const folder = `./${id}/`;
  const { route, disguise = false } = themes[`${folder}theme.json`] ?? {};
  if (!route) return null;
  const sheet = await sheets[`${folder}pieces.json`]?.();
  const picture = pieces[`${folder}pieces.webp`];
  return {
    route,
    disguise,
    gestures: gestures[`${folder}gestures.json`] ?? {},
    pieces: sheet && picture !== undefined ? { sheet, picture } : null,
    pictures: Object.fromEntries(
      Object.entries(drawings)
        .filter(([path]) => path.startsWith(folder))
        .map(([path, address]) => [path.slice(folder.length, -'.svg'.length), address]),
    ),
  };
}
