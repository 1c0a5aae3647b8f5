import { expect, it } from 'vitest';
import { cleanName } from '#core/names/cleanName.ts';
import { nameKey } from '#core/names/nameKey.ts';
import { NICKNAME_COUNT, nicknameOf } from '#core/names/nicknames.ts';
import { PROFANE_DISPLAY_NAME } from '#core/names/profaneDisplayName.ts';

const all = Array.from({ length: NICKNAME_COUNT }, (_, draw) => nicknameOf(draw));

it("has 3,600 nicknames that can't be mistaken for each other", () => {
  expect(NICKNAME_COUNT).toBe(3_600);
  expect(new Set(all.map(nameKey)).size).toBe(NICKNAME_COUNT);
});

it('makes two-word names that need no cleaning', () => {
  for (const name of all) {
    expect(name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
    expect(cleanName(name)).toBe(name);
    expect(name).not.toBe(PROFANE_DISPLAY_NAME);
  }
});

it('accepts any integer', () => {
  expect(nicknameOf(NICKNAME_COUNT)).toBe(nicknameOf(0));
  expect(nicknameOf(-1)).toBe(nicknameOf(NICKNAME_COUNT - 1));
});
