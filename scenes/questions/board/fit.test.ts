import fc from 'fast-check';
import { expect, it } from 'vitest';
import { boardHeight, fittedBoard, onBoard, onCanvas } from '#scenes/questions/board/fit.ts';

const side = fc.integer({ min: 200, max: 4_000 });
const part = fc.double({ min: 0, max: 1, noNaN: true });
const box = fc.record({
  x: fc.integer({ min: -500, max: 500 }),
  y: fc.integer({ min: -500, max: 500 }),
  width: fc.integer({ min: 60, max: 2_000 }),
  height: fc.integer({ min: 60, max: 2_000 }),
});

it('keeps a board inside its box, in its proportions', () => {
  fc.assert(
    fc.property(side, side, box, (width, height, within) => {
      const at = fittedBoard({ width, height }, within);
      expect(at.width / at.height / (width / height)).toBeCloseTo(1, 5);
      expect(at.width).toBeLessThanOrEqual(within.width);
      expect(at.height).toBeLessThanOrEqual(within.height);
    }),
  );
  expect(fittedBoard({ width: 0, height: 0 }, { x: 0, y: 0, width: 412, height: 900 }).height).toBe(300);
  expect(boardHeight({ width: 2, height: 1 }, 212)).toBe(112);
});

it('finds the point of a board again from where it is on the canvas', () => {
  fc.assert(
    fc.property(box, part, part, (at, x, y) => {
      const found = onBoard(at, onCanvas(at, { x, y }), 0.001);
      expect(found?.x).toBeCloseTo(x, 6);
      expect(found?.y).toBeCloseTo(y, 6);
    }),
  );
  expect(onBoard({ x: 0, y: 0, width: 10, height: 10 }, { x: -5, y: 5 })).toBeNull();
  expect(onBoard({ x: 0, y: 0, width: 10, height: 10 }, { x: -5, y: 5 }, 8)).toEqual({ x: 0, y: 0.5 });
});
