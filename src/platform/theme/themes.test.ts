// Every folder of assets/themes is a complete theme: with its own atlas, or with the default one.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

it('falls back to the default for an unknown theme', async () => {
  expect(await themeFiles('no-such-theme')).toEqual(await themeFiles(DEFAULT_THEME));
});
