import '#scenes/features/registry.ts';
import { describe, expect, it } from 'vitest';
import { climbModel } from '#scenes/projector/climb/model.ts';
import { type Mountain, mountainIn } from '#scenes/projector/climb/mountain.ts';
import { figuresOf, lampsOf, spotsOf } from '#scenes/projector/climb/places.ts';
import { climbView, fixtureClimb } from '#scenes/projector/fixtureViews.ts';
import { pointOn } from '#scenes/kit/path.ts';

const SIZES = [
  [1920, 1080],
  [1024, 768],
  [800, 1560],
] as const;

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

describe.each(SIZES)('the mountain at %i x %i', (width, height) => {
  const mountain = mountainIn(width, height);

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
        const spots = standing(count, high, mountain).map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
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
