import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrangeOptions, columnChoices, placeOptions } from '#scenes/questions/optionGrid.ts';

const grid = (count: number, width: number, height = 60, crowded = false) =>
  arrangeOptions({ count, width, gap: 10, touch: 56, heightOf: () => height, crowded: () => crowded });

describe('arrangeOptions', () => {
  it('puts four options in two columns on a laptop and in one on a phone', () => {
    expect(grid(4, 1_280).columns).toBe(2);
    expect(grid(4, 360).columns).toBe(1);
    expect(grid(10, 1_280).columns).toBe(5);
    expect(grid(10, 360).columns).toBe(2);
  });

  it('stacks long options in one column', () => {
    expect(grid(10, 1_280, 200, true).columns).toBe(1);
  });

  it('never makes a tile lower than a finger needs', () => {
    expect(grid(4, 360, 10).rows.every((row) => row >= 56)).toBe(true);
  });

  it('ends every list of choices with one column', () => {
    for (let count = 1; count <= 12; count += 1) expect(columnChoices(count, 1_280).at(-1)).toBe(1);
  });
});

it('keeps options apart and inside their box', () => {
  const input = fc.record({
    count: fc.integer({ min: 1, max: 12 }),
    width: fc.integer({ min: 300, max: 1_900 }),
    over: fc.integer({ min: 0, max: 300 }),
  });
  fc.assert(
    fc.property(input, ({ count, width, over }) => {
      const arranged = grid(count, width);
      const height = arranged.height + over;
      const rects = placeOptions(arranged, count, width, height, 10);
      expect(rects).toHaveLength(count);
      for (const [index, one] of rects.entries()) {
        expect(one.x).toBeGreaterThanOrEqual(-0.001);
        expect(one.x + one.width).toBeLessThanOrEqual(width + 0.001);
        expect(one.y + one.height).toBeLessThanOrEqual(height + 0.001);
        for (const other of rects.slice(index + 1)) {
          const apart =
            other.y >= one.y + one.height || other.x >= one.x + one.width || other.x + other.width <= one.x;
          expect(apart).toBe(true);
        }
      }
    }),
  );
});
