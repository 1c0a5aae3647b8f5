import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import atlas from '#default-theme/atlas.json' with { type: 'json' };
import english from '#locales/en/characters.json' with { type: 'json' };
import spanish from '#locales/es/characters.json' with { type: 'json' };
import { CHARACTER_COLORS } from '#scenes/kit/characterColors.ts';
import { CHARACTERS, characterOf } from '#scenes/avatars/characters.ts';

it('has at least 24 characters, without duplicates', () => {
  expect(CHARACTERS.length).toBeGreaterThanOrEqual(24);
  expect(new Set(CHARACTERS).size).toBe(CHARACTERS.length);
});

it('has each character in the atlas and as its own file', () => {
  const drawn = Object.keys(atlas.frames).filter((name) => name.startsWith('character:'));
  expect(drawn.toSorted()).toEqual(CHARACTERS.map((id) => `character:${id}`).toSorted());
  for (const id of CHARACTERS) {
    expect(existsSync(new URL(`../../assets/characters/${id}.webp`, import.meta.url)), id).toBe(true);
  }
});

it('has the colors that the characters are drawn in', () => {
  const file = new URL('../../tools/art/characters.json', import.meta.url);
  const recipes = JSON.parse(readFileSync(file, 'utf8')) as { id: string; color: string }[];
  expect(CHARACTER_COLORS).toEqual(Object.fromEntries(recipes.map(({ id, color }) => [id, color])));
});

it.each([
  ['en', english],
  ['es', spanish],
])('names each character in %s', (_language, names) => {
  expect(Object.keys(names).toSorted()).toEqual(CHARACTERS.toSorted());
  expect(Object.values(names).every((name) => name.trim() !== '')).toBe(true);
  expect(new Set(Object.values(names)).size).toBe(CHARACTERS.length);
});

it('starts over after the last character', () => {
  expect(characterOf(CHARACTERS.length)).toBe(CHARACTERS[0]);
  expect(characterOf(-1)).toBe(CHARACTERS.at(-1));
});
