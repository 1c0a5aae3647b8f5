import { expect, it } from 'vitest';
import { inView, MOST_ZOOM, viewBetween, WHOLE, zoomedView } from '#scenes/questions/board/zoom.ts';

const window = { x: 20, y: 100, width: 400, height: 200 };
const at = { x: 120, y: 150 };

it('keeps the point in its place, whatever the factor', () => {
  for (const by of [1.2, 2, 3]) {
    const { x, y, width } = inView(window, zoomedView(WHOLE, window, { ...at, by }));
    expect(x + 0.25 * width).toBeCloseTo(at.x);
    expect(y + (0.25 * width) / 2).toBeCloseTo(at.y);
  }
});

it('stays between the whole picture and its greatest size', () => {
  const far = zoomedView(WHOLE, window, { ...at, by: 50 });
  expect(far.width).toBe(MOST_ZOOM);
  expect(zoomedView(far, window, { x: 400, y: 290, by: 0 })).toEqual(WHOLE);
  expect(zoomedView(WHOLE, window, { ...at, by: 0.5 })).toEqual(WHOLE);
});

it('never lets a side of the picture into its window', () => {
  const twice = zoomedView(WHOLE, window, { ...at, by: 2 });
  const moved = inView(window, zoomedView(twice, window, { ...at, by: 1, across: 900, down: -900 }));
  expect(moved).toEqual({ x: 20, y: -100, width: 800, height: 400 });
});

it('passes from one view to another', () => {
  const twice = zoomedView(WHOLE, window, { ...at, by: 2 });
  expect(viewBetween(WHOLE, twice, 0.5)).toEqual({ x: -0.125, y: -0.125, width: 1.5, height: 1.5 });
  expect(viewBetween(WHOLE, twice, 1)).toEqual(twice);
});
