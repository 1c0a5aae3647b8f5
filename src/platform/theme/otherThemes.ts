// Files of the themes besides the default one, loaded when one of them is worn.

import defaultTokens from '#default-theme/tokens.json' with { type: 'json' };
import type { OwnTokens, ThemeFiles } from '#scenes/index.ts';
import { completeTokens } from '#scenes/theme/completeTokens.ts';
import { addFace } from '#src/platform/fonts/faces.ts';

type WorldFiles = NonNullable<ThemeFiles['world']>;
type Sheet = NonNullable<WorldFiles['pieces']>['sheet'];

const tokens = import.meta.glob<OwnTokens>(['./*/tokens.json', '!#default-theme/*'], {
  base: '/assets/themes',
  import: 'default',
});
const themes = import.meta.glob<Partial<Pick<WorldFiles, 'route' | 'disguise' | 'maxParticles'>>>(
  './*/theme.json',
  {
    base: '/assets/themes',
    import: 'default',
    eager: true,
  },
);
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

/** Its tokens are complete, and its title face is known to the page. */
export async function otherTheme(id: string): Promise<Pick<ThemeFiles, 'tokens' | 'world'>> {
  const folder = `./${id}/`;
  const [own, world] = await Promise.all([tokens[`${folder}tokens.json`]?.(), worldOf(folder)]);
  if (!own) throw new Error(`there is no theme ${id}`);
  const family = own.font?.title?.family;
  if (family !== undefined) await addFace(family);
  return { tokens: completeTokens(defaultTokens, own), world };
}

/** Null for a theme that has no pictures, but the usual mountains in its own colors. */
async function worldOf(folder: string): Promise<WorldFiles | null> {
  const { route, disguise = false, maxParticles = Infinity } = themes[`${folder}theme.json`] ?? {};
  if (!route) return null;
  const sheet = await sheets[`${folder}pieces.json`]?.();
  const picture = pieces[`${folder}pieces.webp`];
  return {
    route,
    disguise,
    maxParticles,
    gestures: gestures[`${folder}gestures.json`] ?? {},
    pieces: sheet && picture !== undefined ? { sheet, picture } : null,
    pictures: Object.fromEntries(
      Object.entries(drawings)
        .filter(([path]) => path.startsWith(folder))
        .map(([path, address]) => [path.slice(folder.length, -'.svg'.length), address]),
    ),
  };
}
