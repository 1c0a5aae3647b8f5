// Pieces of a line, from the left edge to the right.

import { expect, it } from 'vitest';
import { visualOrder } from '#scenes/kit/formatted/order.ts';

const shown = (words: readonly string[], rightToLeft: boolean): string =>
  visualOrder(
    words.map((text) => ({ text, isolated: text.startsWith('$') })),
    rightToLeft,
  )
    .map((place) => words[place])
    .join('');

it('leaves a line alone in which nothing runs from the right', () => {
  expect(shown(['one', ' ', '2', ' ', '$x'], false)).toBe('one 2 $x');
});

it('begins at the right, and keeps words and formulas that run from the left in their order', () => {
  expect(shown(['אם', ' ', '$x', ',', ' ', 'אז'], true)).toBe('אז ,$x אם');
  expect(shown(['של', ' ', 'Apollo', ' ', '11', ' ', 'נחת'], true)).toBe('נחת Apollo 11 של');
});

it('puts a number among words from the right in its place', () => {
  expect(shown(['בשנת', ' ', '1969', '!'], true)).toBe('!1969 בשנת');
});

it('turns the words from the right within a line from the left', () => {
  expect(shown(['say', ' ', 'שלום', ' ', 'עולם', ' ', 'now'], false)).toBe('say עולם שלום now');
});
