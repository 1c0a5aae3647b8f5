import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Block, blocksOf, dealHand } from '#core/questions/groups.ts';

const initial = (word: string): string | undefined => (word.startsWith('-') ? undefined : word[0]);

describe('blocks', () => {
  it('hold neighbors of one group, or a single ungrouped item', () => {
    expect(blocksOf(['a1', 'a2', '-1', '-2', 'b1', 'a3', 'a4'], initial)).toEqual([
      ['a1', 'a2'],
      ['-1'],
      ['-2'],
      ['b1'],
      ['a3', 'a4'],
    ]);
  });

  it('hold all items in their order', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 })), (items) => {
        expect(blocksOf(items, initial).flat()).toEqual(items);
      }),
    );
  });
});

describe('dealing a hand', () => {
  const letters = (...words: readonly string[]): readonly Block<string>[] => words.map((word) => [...word]);
  const shown = (blocks: readonly Block<string>[]): string => blocks.map((block) => block.join('')).join(' ');

  it.each([
    ['takes the first blocks', ['a', 'b', 'c', 'd'], 3, 'a b c', 'd'],
    ['takes a whole block', ['a', 'bcd', 'e'], 4, 'a bcd', 'e'],
    ['passes over a block that does not fit', ['ab', 'cde', 'f', 'gh'], 3, 'ab f', 'cde gh'],
    ['splits the first block it passed over if places stay empty', ['ab', 'cde', 'fgh'], 4, 'ab cd', 'e fgh'],
    ['continues with the rest of a split block', ['e', 'fgh'], 4, 'e fgh', ''],
    ['takes everything if there is not enough', ['ab', 'c'], 5, 'ab c', ''],
  ] as const)('%s', (_, words, count, hand, left) => {
    const draw = dealHand(letters(...words), count);
    expect([shown(draw.hand), shown(draw.left)]).toEqual([hand, left]);
  });

  it('takes as many items as asked for, loses none, and splits at most one block', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 20 });
    fc.assert(
      fc.property(sizes, fc.nat(40), (lengths, count) => {
        const blocks = lengths.map((length, block) =>
          Array.from({ length }, (_, place) => `${block}.${place}`),
        );
        const all = blocks.flat();
        const { hand, left } = dealHand(blocks, count);
        expect(hand.flat()).toHaveLength(Math.min(count, all.length));
        expect([...hand.flat(), ...left.flat()].toSorted()).toEqual(all.toSorted());
        const whole = new Set(blocks.map(String));
        expect(hand.filter((block) => !whole.has(String(block))).length).toBeLessThanOrEqual(1);
      }),
    );
  });
});
