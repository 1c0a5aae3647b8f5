// Every folder of assets/themes is a complete theme: with its own atlas, or with the default one.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { DEFAULT_FILES } from '#scenes/theme/defaultTheme.ts';
import { themeFiles } from '#src/platform/theme/themeFiles.ts';
import { DEFAULT_THEME, isTheme } from '#src/platform/theme/themes.ts';

const themes = new URL('../../../assets/themes/', import.meta.url);
const THEMES = readdirSync(themes);

/** The paths of all values, as deep as objects go. */
function shapeOf(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [`${path}: ${typeof value}`];
  return Object.entries(value)
    .flatMap(([key, each]) => shapeOf(each, `${path}.${key}`))
    .toSorted();
}

it('recognizes each folder, including the default, and nothing else', () => {
  expect(THEMES).toContain(DEFAULT_THEME);
  expect(THEMES.filter((id) => !isTheme(id))).toEqual([]);
  expect(isTheme('no-such-theme')).toBe(false);
});

it.each(THEMES)('%s has the id of its folder', (id) => {
  expect(JSON.parse(readFileSync(new URL(`${id}/theme.json`, themes), 'utf8'))).toMatchObject({ id });
});

it.each(THEMES)('%s has every token and every picture of the default', async (id) => {
  const { tokens, atlas, picture } = await themeFiles(id);
  expect(shapeOf(tokens)).toEqual(shapeOf(DEFAULT_FILES.tokens));
  expect(Object.keys(atlas.frames).toSorted()).toEqual(Object.keys(DEFAULT_FILES.atlas.frames).toSorted());
  const drawn = existsSync(new URL(`${id}/atlas.webp`, themes)) ? id : DEFAULT_THEME;
  expect(picture).toContain(`${drawn}/atlas.webp`);
});

const SKIES = ['lobby', 'question', 'podium', 'climb'];
const PICTURES = SKIES.flatMap((sky) => [`${sky}-tall`, `${sky}-wide`]).toSorted();
const SHARDS = [1, 2, 3, 4, 5].map((number) => `shard:${number}`);
/** Without `shard:1` and so on, which a calm theme does without. */
const PIECES = ['countdown', 'light', 'peg', 'step'];

/** Files of the theme's folder, compressed as the server sends them, in bytes. */
const compressed = (id: string, ...names: readonly string[]): number =>
  gzipSync(Buffer.concat(names.map((name) => readFileSync(new URL(`${id}/${name}`, themes))))).length;

const WORLDS = (await Promise.all(THEMES.map(themeFiles))).flatMap(({ id, world }) =>
  world ? [{ id, world }] : [],
);

it.each(WORLDS)('$id is complete as a world, and small', ({ id, world: { pictures, pieces, gestures } }) => {
  expect(Object.keys(pictures).toSorted()).toEqual(PICTURES);
  const names = Object.keys(pieces?.sheet.frames ?? {});
  expect(names.filter((name) => !SHARDS.includes(name)).toSorted()).toEqual(PIECES);
  expect([0, SHARDS.length]).toContain(names.filter((name) => SHARDS.includes(name)).length);
  for (const shape of ['wide', 'tall']) {
    const climb = readFileSync(new URL(`${id}/climb-${shape}.svg`, themes), 'utf8');
    // As the path is.
    expect(climb).toContain('preserveAspectRatio="none"');
    expect(compressed(id, `question-${shape}.svg`)).toBeLessThanOrEqual(14 * 1024);
    const lobby = readFileSync(new URL(`${id}/lobby-${shape}.svg`, themes), 'utf8');
    expect(lobby.includes('id="mover"')).toBe(gestures.go !== undefined || gestures.idle !== undefined);
  }
  for (const { duration } of [gestures.go ?? [], gestures.idle ?? []].flat())
    expect(duration).toBeLessThanOrEqual(1_200);
  expect(statSync(new URL(`${id}/pieces.webp`, themes)).size).toBeLessThanOrEqual(30 * 1024);
  expect(compressed(id, 'tokens.json', 'pieces.json')).toBeLessThanOrEqual(5 * 1024);
});

it('falls back to the default for an unknown theme', async () => {
  expect(await themeFiles('no-such-theme')).toEqual(await themeFiles(DEFAULT_THEME));
});
