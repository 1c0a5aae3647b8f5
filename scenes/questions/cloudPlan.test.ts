import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CloudWord, planCloud } from '#scenes/questions/cloudPlan.ts';

const SPACE = { width: 1_600, height: 560, most: 120, least: 34 };
const widthOf = (text: string) => 0.56 * text.length;
const plan = (words: readonly CloudWord[], space = SPACE) => planCloud(words, space, widthOf);

const cloud = fc
  .uniqueArray(fc.stringMatching(/^[a-z]{1,14}$/), { minLength: 1, maxLength: 50 })
  .chain((texts) =>
    fc
      .array(fc.integer({ min: 1, max: 60 }), { minLength: texts.length, maxLength: texts.length })
      .map((counts) => texts.map((text, index): CloudWord => ({ text, count: counts[index] ?? 1 }))),
  );

/** The row of each word, by its text. */
function rowsOf(words: readonly CloudWord[]): ReadonlyMap<string, number> {
  const { words: placed, rows } = plan(words);
  return new Map(
    placed.map(({ text, y }) => [text, rows.findIndex((row) => y > row.y && y < row.y + row.height)]),
  );
}

describe('a word cloud', () => {
  it('keeps its words inside its space and apart', () => {
    fc.assert(
      fc.property(cloud, (words) => {
        const { words: placed } = plan(words);
        expect(placed).toHaveLength(words.length);
        const boxes = placed.map(({ text, x, y, size }) => {
          const half = { x: (widthOf(text) * size) / 2, y: size / 2 };
          return { left: x - half.x, right: x + half.x, top: y - half.y, bottom: y + half.y };
        });
        for (const [index, one] of boxes.entries()) {
          expect(one.left).toBeGreaterThanOrEqual(-SPACE.width / 2);
          expect(one.right).toBeLessThanOrEqual(SPACE.width / 2);
          expect(one.top).toBeGreaterThanOrEqual(-SPACE.height);
          expect(one.bottom).toBeLessThanOrEqual(0);
          for (const other of boxes.slice(index + 1))
            expect(
              one.right <= other.left ||
                other.right <= one.left ||
                one.bottom <= other.top ||
                other.bottom <= one.top,
            ).toBe(true);
        }
      }),
    );
  });

  it('leaves each word in its row when words grow and new ones come', () => {
    fc.assert(
      fc.property(cloud, fc.array(fc.integer({ min: 0, max: 9 })), (words, more) => {
        const before = rowsOf(words.slice(0, -1));
        const after = rowsOf(
          words.map(({ text, count }, index) => ({ text, count: count + (more[index] ?? 0) })),
        );
        for (const [text, row] of before) expect(after.get(text)).toBe(row);
      }),
    );
  });

  it('sizes words by the root of their count, and all alike while none came twice', () => {
    const { words } = plan([
      { text: 'kind', count: 4 },
      { text: 'calm', count: 1 },
    ]);
    const sizeOf = (text: string) => words.find((word) => word.text === text)?.size;
    expect([sizeOf('kind'), sizeOf('calm')]).toEqual([120, 60]);
    const sizes = plan(['kind', 'calm', 'brave'].map((text) => ({ text, count: 1 }))).words;
    expect(new Set(sizes.map(({ size }) => size))).toEqual(new Set([72]));
  });

  it('shrinks words that would not fit otherwise', () => {
    const { words } = plan([{ text: 'x'.repeat(30), count: 2 }], { ...SPACE, width: 330 });
    expect(words[0]?.size).toBeLessThan(34);
  });
});
