import { expect, it } from 'vitest';
import { orderTyped } from '#src/questions/reorder/orderTyped.ts';

const items = (letters: string) => Array.from(letters, (id) => ({ id, text: id }));

it.each([
  ['3412', 'CDAB'],
  ['3 4 1 2', 'CDAB'],
  ['3-4-1-2', 'CDAB'],
  // A number is a place; B, C and D get those that are left.
  ['3', 'BCAD'],
  ['3, 4, 1', 'CDAB'],
  ['3 - 2', 'BCAD'],
  ['3-2', 'BCAD'],
  ['3 0 2 0', 'BCAD'],
  ['- - - 1', 'DABC'],
  // Of two items with the same number, the first gets it.
  ['2 2 1 4', 'CABD'],
  ['9 1', 'BACD'],
  ['cdab', 'CDAB'],
  ['D', 'DABC'],
  ['1 2 3 4', 'ABCD'],
])('parses %s', (text, order) => {
  expect(orderTyped(items('ABCD'), text)?.join('')).toBe(order);
});

it.each(['', ' ', '-', '0 0', 'zz', '9'])('finds no order in %j', (text) => {
  expect(orderTyped(items('ABCD'), text)).toBeNull();
});

it('supports a tenth place', () => {
  expect(orderTyped(items('ABCDEFGHIJ'), '10 9 8 7 6 5 4 3 2 1')?.join('')).toBe('JIHGFEDCBA');
});
