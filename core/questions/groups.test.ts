// Blocks of what belongs together, and how hands are dealt from them.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Block, blocksOf, dealt } from '#core/questions/groups.ts';

const initial = (word: string): string | undefined => (word.startsWith('-') ? undefined : word[0]);

describe('blocks', () => {
  it('are neighbours of one group, and each item of none', () => {
    expect(blocksOf(['a1', 'a2', '-1', '-2', 'b1', 'a3', 'a4'], initial)).toEqual([
      ['a1', 'a2'],
      ['-1'],
      ['-2'],
      ['b1'],
      ['a3', 'a4'],
    ]);
  });

  it('are all items, in their order', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 })), (items) => {
        expect(blocksOf(items, initial).flat()).toEqual(items);
      }),
    );
  });
});

describe('a hand', () => {
  const letters = (...words: readonly string[]): readonly Block<string>[] => words.map((word) => [...word]);
  const shown = (blocks: readonly Block<string>[]): string => blocks.map((block) => block.join('')).join(' ');

  it.each([
    ['is the first ones', ['a', 'b', 'c', 'd'], 3, 'a b c', 'd'],
    ['takes a block whole', ['a', 'bcd', 'e'], 4, 'a bcd', 'e'],
    ['passes over one that does not fit', ['ab', 'cde', 'f', 'gh'], 3, 'ab f', 'cde gh'],
    [
      'begins the first that it passed over where places stay empty',
      ['ab', 'cde', 'fgh'],
      4,
      'ab cd',
      'e fgh',
    ],
    ['goes on with the rest of one', ['e', 'fgh'], 4, 'e fgh', ''],
    ['is all where there are no more', ['ab', 'c'], 5, 'ab c', ''],
  ] as const)('%s', (_, words, count, hand, left) => {
    const draw = dealt(letters(...words), count);
    expect([shown(draw.hand), shown(draw.left)]).toEqual([hand, left]);
  });

  it('has as many as asked for, loses none, and cuts one block at the most', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 20 });
    fc.assert(
      fc.property(sizes, fc.nat(40), (lengths, count) => {
        const blocks = lengths.map((length, block) =>
          Array.from({ length }, (_, place) => `${block}.${place}`),
        );
        const all = blocks.flat();
        const { hand, left } = dealt(blocks, count);
        expect(hand.flat()).toHaveLength(Math.min(count, all.length));
        expect([...hand.flat(), ...left.flat()].toSorted()).toEqual(all.toSorted());
        const whole = new Set(blocks.map(String));
        expect(hand.filter((block) => !whole.has(String(block))).length).toBeLessThanOrEqual(1);
      }),
    );
  });
});
