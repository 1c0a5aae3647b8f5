import '#scenes/features/registry.ts';
import { describe, expect, it } from 'vitest';
import { climbModel } from '#scenes/projector/climb/model.ts';
import { type Mountain, mountainIn } from '#scenes/projector/climb/mountain.ts';
import { figuresOf, lampsOf, spotsOf } from '#scenes/projector/climb/places.ts';
import { climbView, fixtureClimb } from '#scenes/projector/fixtureViews.ts';
import { pointOn } from '#scenes/kit/path.ts';
import type { Route } from '#scenes/theme/world.ts';

const SIZES = [
  [1920, 1080],
  [1920, 940],
  [1024, 768],
  [800, 1560],
] as const;

const themes = import.meta.glob<{ readonly id: string; readonly route?: Route }>(
  '../../../assets/themes/*/theme.json',
  { eager: true, import: 'default' },
);
/** The usual one, and those of themes. */
const ROUTES = [
  ['the usual', undefined],
  ...Object.values(themes).flatMap(({ id, route }) => (route ? [[id, route] as const] : [])),
] as const;
const MOUNTAINS = SIZES.flatMap(([width, height]) =>
  ROUTES.map(([name, route]) => [name, width, height, route] as const),
);

function standing(count: number, high: number, mountain: Mountain) {
  const { projector, join } = climbView(fixtureClimb(count, 12, high), 12);
  const { climbers, summit } = climbModel(projector, join);
  const crowding = count > 30 ? lampsOf(count, mountain.unit) : figuresOf(count, mountain.unit);
  const spots = spotsOf(climbers, summit, mountain, crowding);
  return climbers.map(({ id, height }) => {
    const spot = spots.get(id);
    if (!spot) throw new Error(`${id} stands nowhere`);
    return { height, spot, size: crowding.size, ...pointOn(mountain.path, spot) };
  });
}

describe.each(MOUNTAINS)('%s mountain at %i x %i', (_, width, height, route) => {
  const mountain = mountainIn(width, height, route);

  it('keeps everyone in the picture, on the mountain or in front of it', () => {
    for (const count of [1, 8, 30, 120, 300])
      for (const high of [0, 0.5, 1])
        for (const { x, y, size } of standing(count, high, mountain)) {
          expect(x - size / 2).toBeGreaterThanOrEqual(0);
          expect(x + size / 2).toBeLessThanOrEqual(width);
          expect(y - size).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(height);
        }
  });

  it('never places a player below one with fewer correct answers', () => {
    const people = standing(300, 0.5, mountain).toSorted((a, b) => a.spot.along - b.spot.along);
    for (const [index, { height: right }] of people.entries())
      expect(right).toBeGreaterThanOrEqual(people[index - 1]?.height ?? 0);
  });

  it('never places two players on the same spot', () => {
    for (const count of [30, 300])
      for (const high of [0, 0.5, 1]) {
        const spots = standing(count, high, mountain).map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`);
        expect(new Set(spots).size).toBe(count);
      }
  });
});

it('scales with the picture', () => {
  const small = standing(30, 0.5, mountainIn(960, 540));
  for (const [index, { x, y }] of standing(30, 0.5, mountainIn(1920, 1080)).entries()) {
    expect(x).toBeCloseTo((small[index]?.x ?? 0) * 2, 3);
    expect(y).toBeCloseTo((small[index]?.y ?? 0) * 2, 3);
  }
});

it.each(ROUTES.slice(1))('stretches the path of %s with its picture', (_, route) => {
  for (const [width, height, design] of [
    [1920, 940, [1920, 1080]],
    [1280, 800, [1920, 1080]],
    [390, 844, [800, 1560]],
  ] as const) {
    const path = pointsOf(mountainIn(width, height, route));
    for (const { x, y } of pointsOf(mountainIn(design[0], design[1], route))) {
      const [drawnX, drawnY] = [(x * width) / design[0], (y * height) / design[1]];
      const off = Math.min(...path.map((point) => Math.hypot(point.x - drawnX, point.y - drawnY)));
      // Bends are as round in any picture, so they are off by a little.
      expect(off, `${width}`).toBeLessThan(height * 0.012);
    }
  }
});

const pointsOf = ({ path }: Mountain) => Array.from({ length: 401 }, (_, step) => path.at(step / 400));
