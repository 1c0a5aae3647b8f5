import { expect, it } from 'vitest';
import { visualOrder } from '#scenes/kit/formatted/order.ts';

const shown = (words: readonly string[], rightToLeft: boolean): string =>
  visualOrder(
    words.map((text) => ({ text, isolated: text.startsWith('$') })),
    rightToLeft,
  )
    .map((place) => words[place])
    .join('');

it('leaves a line without right-to-left words unchanged', () => {
  expect(shown(['one', ' ', '2', ' ', '$x'], false)).toBe('one 2 $x');
});

it('starts at the right, and keeps left-to-right words and formulas in order', () => {
  expect(shown(['אם', ' ', '$x', ',', ' ', 'אז'], true)).toBe('אז ,$x אם');
  expect(shown(['של', ' ', 'Apollo', ' ', '11', ' ', 'נחת'], true)).toBe('נחת Apollo 11 של');
});

it('puts a number among right-to-left words in its place', () => {
  expect(shown(['בשנת', ' ', '1969', '!'], true)).toBe('!1969 בשנת');
});

it('reverses right-to-left words within a left-to-right line', () => {
  expect(shown(['say', ' ', 'שלום', ' ', 'עולם', ' ', 'now'], false)).toBe('say עולם שלום now');
});
