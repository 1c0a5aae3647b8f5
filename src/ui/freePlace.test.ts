import fc from 'fast-check';
import { expect, it } from 'vitest';
import { freePlace, type Span } from '#src/ui/freePlace.ts';

const HEIGHT = 50;
const WINDOW = 800;
const span = (top: number, bottom: number): Span => ({ top, bottom });
const placed = (taken: readonly Span[], now: number | null = null) => freePlace(HEIGHT, WINDOW, taken, now);

it('takes the top edge, or else the place nearest to an edge', () => {
  expect(placed([])).toBe(0);
  expect(placed([span(10, 54)])).toBe(WINDOW - HEIGHT);
  expect(placed([span(10, 54), span(700, 790)])).toBe(54);
  expect(placed([span(10, 100), span(790, 800)])).toBe(790 - HEIGHT);
});

it('stays where it is until something there can be pressed', () => {
  expect(placed([], 300)).toBe(300);
  expect(placed([span(340, 380)], 300)).toBe(0);
});

it('has no place among rows without gaps', () => {
  expect(placed(Array.from({ length: 20 }, (_, row) => span(row * 48, row * 48 + 40)))).toBeNull();
});

it('never touches anything, and finds a place if there is one', () => {
  const spans = fc.array(
    fc
      .tuple(fc.integer({ min: -100, max: WINDOW }), fc.integer({ min: 1, max: 200 }))
      .map(([top, height]) => span(top, top + height)),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(spans, (taken) => {
      const isFree = (top: number) => taken.every((each) => each.bottom <= top || each.top >= top + HEIGHT);
      const tops = Array.from({ length: WINDOW - HEIGHT + 1 }, (_, top) => top);
      const top = placed(taken);
      expect(top !== null).toBe(tops.some(isFree));
      if (top !== null) expect(isFree(top) && top >= 0 && top + HEIGHT <= WINDOW).toBe(true);
    }),
  );
});
