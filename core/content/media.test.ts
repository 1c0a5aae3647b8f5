import { expect, it } from 'vitest';
import { UPLOAD_WIDTHS, uploadAtWidth } from '#core/content/media.ts';

const name = `/uploads/${'0123456789abcdef'.repeat(3).slice(0, 40)}`;

it.each([
  [1, '-90'],
  [90, '-90'],
  [91, '-200'],
  [400, '-400'],
  [900, '-900'],
  [901, ''],
  [5_000, ''],
])('picks the version of an uploaded picture for %i pixels: %o', (width, version) => {
  expect(uploadAtWidth(`${name}.webp`, width)).toBe(`${name}${version}.webp`);
});

it('leaves every other address unchanged', () => {
  for (const url of [
    '/media/sky/night.webp',
    'https://example.org/uploads/a.webp',
    `https://example.org${name}.webp`,
    `${name}-200.webp`,
    `${name}.mp3`,
    '',
  ])
    for (const width of UPLOAD_WIDTHS) expect(uploadAtWidth(url, width)).toBe(url);
});
