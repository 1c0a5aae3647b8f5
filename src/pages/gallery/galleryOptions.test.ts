import { expect, it } from 'vitest';
import { readOptions, withOption } from '#src/pages/gallery/galleryOptions.ts';

it('reads known values and uses defaults for the rest', () => {
  expect(
    readOptions('?entry=mcq/open&theme=anime&motion=none&tier=low&size=390x844&clock=still&bare=1'),
  ).toEqual({
    entry: 'mcq/open',
    theme: 'anime',
    motion: 'none',
    tier: 'low',
    size: { width: 390, height: 844 },
    still: true,
    bare: true,
  });
  expect(readOptions('?theme=../x&motion=wild&tier=best&size=1x99999&clock=fast&bare=yes')).toEqual({
    entry: null,
    theme: null,
    motion: 'full',
    tier: null,
    size: null,
    still: false,
    bare: false,
  });
});

it('changes one parameter of the URL', () => {
  expect(withOption('?motion=none&tier=low', 'entry', 'mcq/open')).toBe(
    '?motion=none&tier=low&entry=mcq/open',
  );
  expect(withOption('?motion=none&tier=low', 'motion', '')).toBe('?tier=low');
});
