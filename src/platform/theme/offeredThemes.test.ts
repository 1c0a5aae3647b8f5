import { expect, it } from 'vitest';
import { offeredThemes, themePicture } from '#src/platform/theme/offeredThemes.ts';
import { DEFAULT_THEME, isTheme } from '#src/platform/theme/themes.ts';

it('offers guests, people with an account and teachers what the specification says', () => {
  const guests = ['classic', 'synthwave', 'dogsville', 'cosmic-picnic'];
  const last = ['halloween2025', 'testmode', 'highcontrast', 'lowcontrast'];
  expect(offeredThemes('guest')).toEqual([...guests, ...last]);
  expect(offeredThemes('signedIn')).toEqual([...guests, 'the8Bit', 'anime', 'football', ...last]);
  expect(offeredThemes('teacher')).toEqual([...guests, 'the8Bit', 'anime', 'football', 'sns', ...last]);
});

it('offers dark and light mode alone to those who need little on the screen', () => {
  for (const chooser of ['guest', 'signedIn', 'teacher'] as const)
    expect(offeredThemes(chooser, true)).toEqual(['highcontrast', 'lowcontrast']);
});

it('offers only themes that exist, each with a picture, and the default first', () => {
  const offered = offeredThemes('teacher');
  expect(offered[0]).toBe(DEFAULT_THEME);
  expect(offered.filter((id) => !isTheme(id) || themePicture(id) === undefined)).toEqual([]);
});
