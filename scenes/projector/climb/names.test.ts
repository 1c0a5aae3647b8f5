import '#scenes/features/registry.ts';
import { describe, expect, it } from 'vitest';
import type { Rect } from '#scenes/ports.ts';
import { mountainIn } from '#scenes/projector/climb/mountain.ts';
import { placeNames } from '#scenes/kit/nameTags.ts';
import { climbModel } from '#scenes/projector/climb/model.ts';
import { figuresOf, spotsOf } from '#scenes/projector/climb/places.ts';
import { climbView, fixtureClimb } from '#scenes/projector/fixtureViews.ts';
import { pointOn } from '#scenes/kit/path.ts';

const meet = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Places the names of `count` climbers, each as high as `heights` says. */
function named(count: number, heights: (index: number) => number, reach: number) {
  const mountain = mountainIn(1366, 768);
  const climbers = fixtureClimb(count, 12).map((each, index) => ({ ...each, height: heights(index) }));
  const { projector, join } = climbView(climbers, 12);
  const model = climbModel(projector, join);
  const { size, ...crowding } = figuresOf(count, mountain.unit);
  const spots = spotsOf(model.climbers, 12, mountain, { size, ...crowding });
  const faces = new Map<string, Rect>();
  for (const [id, spot] of spots) {
    const { x, y } = pointOn(mountain.path, spot);
    faces.set(id, { x: x - size * 0.45, y: y - size, width: size * 0.9, height: size * 0.8 });
  }
  const area = { x: 8, y: 8, width: 930, height: 710 };
  const sign = { x: 590, y: 540, width: 120, height: 32 };
  const all = [...faces].map(([id, face]) => ({ id, face, width: 150, height: 38 }));
  const placed = placeNames(all, { area, kept: [sign], faces, gap: 4, reach });
  return { placed, faces, area, sign };
}

describe('names of up to eight climbers', () => {
  it.each([
    ['in camp', () => 0],
    ['at one height', () => 6],
    ['low on the path', () => 1],
    ['high on the path', () => 11],
    ['at the top', () => 12],
    ['in two crowds', (index: number) => (index % 2 === 0 ? 3 : 10)],
    ['one behind the other', (index: number) => index + 2],
  ])('are all shown %s', (_, heights) => {
    for (let count = 1; count <= 8; count += 1)
      expect(named(count, heights, 20).placed.size, `${count}`).toBe(count);
  });
});

it.each([8, 18, 30])('never covers a face, sign or other name with %i climbers', (count) => {
  const { placed, faces, area, sign } = named(count, (index) => (index * 5) % 13, 2);
  expect(placed.size).toBeGreaterThanOrEqual(Math.min(count, 12));
  const boxes = [...placed];
  for (const [index, [id, { box }]] of boxes.entries()) {
    expect(meet(box, sign)).toBe(false);
    expect(box.x + box.width).toBeLessThanOrEqual(area.x + area.width);
    for (const [other, face] of faces) if (other !== id) expect(meet(box, face)).toBe(false);
    for (const [, other] of boxes.slice(index + 1)) expect(meet(box, other.box)).toBe(false);
  }
});

it('marks names away from their faces, and gives the nearest places to those listed first', () => {
  const { placed } = named(8, () => 0, 20);
  const offs = [...placed.values()].map(({ isOff }) => isOff);
  expect(offs[0]).toBe(false);
  expect(offs).toContain(true);
});
