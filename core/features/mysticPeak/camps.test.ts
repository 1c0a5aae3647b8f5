import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CampBlock, cutIntoCamps } from '#core/features/mysticPeak/camps.ts';

const singles = (count: number): readonly CampBlock[] =>
  Array.from({ length: count }, () => ({ size: 1, counts: 1 }));
const group = (counts: number): CampBlock => ({ size: counts, counts });

/** Returns the number of items in each camp. */
function sizes(blocks: readonly CampBlock[]): readonly number[] {
  const result: number[] = [];
  for (const camp of cutIntoCamps(blocks)) result[camp - 1] = (result[camp - 1] ?? 0) + 1;
  return result;
}

type Order = readonly [misfit: number, away: number, squares: number];

function orderOf(row: readonly number[]): Order {
  const sum = row.reduce((all, size) => all + size, 0);
  const misfits = row.map((size) => Math.max(0, 4 - size) + 2 * Math.max(0, size - 6));
  return [
    misfits.reduce((all, misfit) => all + misfit, 0),
    Math.abs(5 * row.length - sum),
    row.reduce((all, size) => all + size ** 2, 0),
  ];
}

/** Tries every division of the blocks: slow, but it states the rule directly. */
function bestOfAll(counts: readonly number[]): readonly number[] {
  const sum = counts.reduce((all, size) => all + size, 0);
  let best: readonly number[] | undefined;
  for (let borders = 0; borders < 2 ** (counts.length - 1); borders += 1) {
    const row: number[] = [];
    for (const [index, count] of counts.entries())
      if (index > 0 && ((borders >> (index - 1)) & 1) === 0) row.push((row.pop() ?? 0) + count);
      else row.push(count);
    if (row.length > Math.ceil(sum / 4)) continue;
    if (!best || isBefore(row, best)) best = row;
  }
  return best ?? [];
}

function isBefore(a: readonly number[], b: readonly number[]): boolean {
  const [ours, theirs] = [orderOf(a), orderOf(b)];
  const place = ours.findIndex((value, index) => value !== theirs[index]);
  if (place >= 0) return (ours[place] ?? 0) < (theirs[place] ?? 0);
  const camp = a.findIndex((size, index) => size !== b[index]);
  return camp >= 0 && (a[camp] ?? 0) > (b[camp] ?? 0);
}

const fives = (count: number): readonly number[] => Array.from({ length: count }, () => 5);

describe('a quiz without groups', () => {
  it.each([
    [1, [1]],
    [2, [2]],
    [3, [3]],
    [4, [4]],
    [5, [5]],
    [6, [6]],
    [7, [4, 3]],
    [8, [4, 4]],
    [9, [5, 4]],
    [10, [5, 5]],
    [11, [6, 5]],
    [12, [6, 6]],
    [13, [5, 4, 4]],
    [14, [5, 5, 4]],
    [15, [5, 5, 5]],
    [16, [6, 5, 5]],
    [17, [6, 6, 5]],
    [18, [5, 5, 4, 4]],
    [20, [5, 5, 5, 5]],
    [21, [6, 5, 5, 5]],
    [22, [6, 6, 5, 5]],
    [23, [5, 5, 5, 4, 4]],
    [37, [6, 6, 5, 5, 5, 5, 5]],
    [50, fives(10)],
    [100, fives(20)],
  ])('is divided evenly with %i questions', (count, expected) => {
    expect(sizes(singles(count))).toEqual(expected);
  });

  it('has camps of 4 to 6 that differ by at most one, from 1 to 1,000 questions', () => {
    for (let count = 1; count <= 1_000; count += count < 250 ? 1 : 15) {
      const row = sizes(singles(count));
      expect(row.reduce((all, size) => all + size, 0)).toBe(count);
      if (count < 4 || count === 7) continue;
      expect(Math.min(...row)).toBeGreaterThanOrEqual(4);
      expect(Math.max(...row)).toBeLessThanOrEqual(6);
      expect(Math.max(...row) - Math.min(...row)).toBeLessThanOrEqual(1);
    }
  });

  it('is divided within 100 ms with 1,000 questions', () => {
    const blocks = singles(1_000);
    // The best of several runs, because the machine may be busy.
    const took = Array.from({ length: 5 }, () => {
      const start = performance.now();
      cutIntoCamps(blocks);
      return performance.now() - start;
    });
    expect(Math.min(...took)).toBeLessThan(100);
  });
});

describe('groups', () => {
  it.each([
    ['are not split for even camps', [...singles(3), group(4), ...singles(6)], [3, 5, 5]],
    ['may leave a small camp', [group(1), group(5), ...singles(4), group(3)], [6, 4, 3]],
    ['may form a large camp', [...singles(2), group(9), ...singles(2)], [2, 9, 2]],
    ['stay whole up to 12 questions', [group(12)], [12]],
    ['are split evenly above 12', [group(13)], [5, 4, 4]],
    ['are split before camps are formed', [group(1), group(14)], [6, 5, 4]],
    ['may share a camp with a single question at the maximum size', [group(12), group(1)], [13]],
    ['may share it with one on either side', [group(1), group(12), group(1)], [14]],
  ])('%s', (_, blocks, expected) => {
    expect(sizes(blocks)).toEqual(expected);
  });
});

describe('slides', () => {
  const slides = (size: number): CampBlock => ({ size, counts: 0 });

  it("belong to the camp of the next question and don't count", () => {
    expect(cutIntoCamps([...singles(4), slides(2), ...singles(4)])).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 2, 2]);
  });

  it("belong to the last question's camp when no question follows", () => {
    expect(cutIntoCamps([...singles(8), slides(1), slides(2)]).slice(-4)).toEqual([2, 2, 2, 2]);
  });

  it('stay with the first part of a split group', () => {
    expect(sizes([{ size: 15, counts: 13 }])).toEqual([7, 4, 4]);
  });

  it('form one camp in a quiz without questions', () => {
    expect(cutIntoCamps([slides(2), slides(1)])).toEqual([1, 1, 1]);
  });

  it('form no camp when there are none', () => {
    expect(cutIntoCamps([])).toEqual([]);
  });
});

describe('any quiz', () => {
  const groups = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 13 });

  it('is divided in the best possible way', () => {
    fc.assert(
      fc.property(groups, (counts) => {
        expect(sizes(counts.map(group))).toEqual(bestOfAll(counts));
      }),
      { numRuns: 400 },
    );
  });

  it('has each question in one camp, in order, and splits no block of up to 12', () => {
    const block = fc
      .tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 1, max: 40 }))
      .map(([slides, counts]): CampBlock => ({ size: slides + counts, counts }));
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 80 }), (blocks) => {
        const camps = cutIntoCamps(blocks);
        expect(camps).toEqual(cutIntoCamps(blocks));
        expect(camps).toHaveLength(blocks.reduce((all, { size }) => all + size, 0));
        expect(camps[0]).toBe(1);
        for (const [index, camp] of camps.slice(1).entries())
          expect([0, 1]).toContain(camp - (camps[index] ?? 0));
        let from = 0;
        for (const { size, counts } of blocks) {
          const own = new Set(camps.slice(from, from + size));
          if (counts <= 12) expect(own.size).toBe(1);
          from += size;
        }
      }),
    );
  });
});
