import { expect, it } from 'vitest';
import { overtakings } from '#scenes/parts/overtaking.ts';

const words = (orders: readonly (readonly string[])[]) => orders.map((order) => order.join(''));
const told = (before: string, after: string) => words(overtakings([...before], [...after]));

it('moves one row at a time, the best last', () => {
  expect(told('abcd', 'abcd')).toEqual(['abcd']);
  expect(told('abcd', 'dabc')).toEqual(['abcd', 'dabc']);
  expect(told('abcde', 'ebadc')).toEqual(['abcde', 'abdce', 'badce', 'ebadc']);
});

/** All orders of these letters. */
function ordersOf(letters: string): string[] {
  if (letters.length < 2) return [letters];
  return [...letters].flatMap((letter, index) =>
    ordersOf(letters.slice(0, index) + letters.slice(index + 1)).map((rest) => letter + rest),
  );
}

it('ends in the new order from any former one, and moves rows up alone', () => {
  for (const after of ordersOf('abcde')) {
    const orders = told('abcde', after);
    expect(orders.at(-1)).toBe(after);
    for (const [step, order] of orders.slice(1).entries()) {
      const last = orders[step] ?? '';
      const climbers = [...order].filter((id) => order.indexOf(id) < last.indexOf(id));
      expect(climbers).toHaveLength(1);
    }
  }
});
