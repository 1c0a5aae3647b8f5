import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type Frame,
  fitted,
  HANDLES,
  isWhole,
  moved,
  RATIOS,
  type Ratio,
  resized,
  rounded,
  turned,
  wholeOf,
} from '#src/areas/library/editor/media/crop/frame.ts';

const PICTURE = { width: 400, height: 300 };
const FRAME = { left: 100, top: 50, width: 200, height: 100 };

it("moves no further than the picture's edges", () => {
  expect(moved(FRAME, 20, -20, PICTURE)).toEqual({ ...FRAME, left: 120, top: 30 });
  expect(moved(FRAME, -900, 900, PICTURE)).toEqual({ ...FRAME, left: 0, top: 200 });
});

it('resizes at a corner or side while the opposite one stays in place', () => {
  expect(resized(FRAME, 'nw', { x: -50, y: 10 }, PICTURE, 'free')).toEqual({
    left: 50,
    top: 60,
    width: 250,
    height: 90,
  });
  expect(resized(FRAME, 'e', { x: 900, y: 900 }, PICTURE, 'free')).toEqual({ ...FRAME, width: 300 });
  expect(resized(FRAME, 's', { x: 0, y: -900 }, PICTURE, 'free')).toEqual({ ...FRAME, height: 24 });
});

it('is fitted to a ratio as large as possible around its center', () => {
  expect(fitted(wholeOf(PICTURE), PICTURE, 'square')).toEqual({ left: 50, top: 0, width: 300, height: 300 });
  expect(fitted(FRAME, PICTURE, 'wide')).toEqual({ left: 0, top: 0, width: 400, height: 225 });
  expect(fitted(FRAME, PICTURE, 'free')).toBe(FRAME);
});

it('stays around the same part when the picture is rotated, and returns after four rotations', () => {
  const once = turned(FRAME, PICTURE);
  expect(once).toEqual({ left: 150, top: 100, width: 100, height: 200 });
  const sizes = [PICTURE, { width: 300, height: 400 }, PICTURE, { width: 300, height: 400 }];
  expect(sizes.reduce<Frame>((frame, size) => turned(frame, size), FRAME)).toEqual(FRAME);
});

it('stays within the picture on whole pixels and keeps its ratio, however it is dragged', () => {
  const side = fc.integer({ min: 1, max: 1_280 });
  const step = fc.double({ min: -2_000, max: 2_000, noNaN: true });
  const draws = fc.array(fc.tuple(fc.constantFrom(...HANDLES, null), step, step), { maxLength: 12 });
  const ratios = fc.constantFrom(...(Object.keys(RATIOS) as Ratio[]));
  fc.assert(
    fc.property(side, side, ratios, draws, (width, height, ratio, all) => {
      const picture = { width, height };
      let frame = fitted(wholeOf(picture), picture, ratio);
      for (const [handle, x, y] of all)
        frame =
          handle === null ? moved(frame, x, y, picture) : resized(frame, handle, { x, y }, picture, ratio);
      const by = RATIOS[ratio];
      if (by !== null) expect(frame.width / frame.height).toBeCloseTo(by, 6);
      const box = rounded(frame, picture);
      expect(Object.values(box).every(Number.isInteger)).toBe(true);
      expect(Math.min(box.width, box.height)).toBeGreaterThan(0);
      expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0);
      expect(box.left + box.width).toBeLessThanOrEqual(width);
      expect(box.top + box.height).toBeLessThanOrEqual(height);
    }),
  );
  expect(isWhole(wholeOf(PICTURE), PICTURE)).toBe(true);
});
