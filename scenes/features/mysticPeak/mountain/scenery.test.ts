import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MOUNTAIN_KINDS } from '#scenes/features/mysticPeak/mountain/kinds.ts';
import { stretchesOf } from '#scenes/features/mysticPeak/mountain/route.ts';
import type { Scenery } from '#scenes/features/mysticPeak/mountain/scenery.ts';
import { stretchScenery } from '#scenes/features/mysticPeak/mountain/stretch.ts';
import { wholeMountain } from '#scenes/features/mysticPeak/mountain/whole.ts';

const pictures = fc.record({
  kind: fc.constantFrom(...MOUNTAIN_KINDS),
  camps: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 12 }),
  which: fc.nat(),
  size: fc.constantFrom([390, 844], [844, 390], [320, 520], [1366, 768], [1920, 1080] as const),
});

const seen = (scenery: Scenery, width: number, height: number): void => {
  const { path, planes, camps, ledges, summit } = scenery;
  const spots = Array.from({ length: 41 }, (_, step) => path.at(step / 40));
  for (const { x, y } of [...spots, ...camps, ...ledges, ...(summit ? [summit] : [])]) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(height);
  }
  for (const { shapes } of planes)
    for (const shape of shapes) {
      const numbers =
        shape.kind === 'outline' ? shape.points : shape.discs.flatMap(({ x, y, radius }) => [x, y, radius]);
      expect(numbers.every(Number.isFinite)).toBe(true);
      if (shape.paint.kind === 'flat') expect(shape.paint.color).toMatch(/^#[\da-f]{6}$/i);
    }
};

it('shows the path of each stretch, its camps and its ledges', () => {
  fc.assert(
    fc.property(pictures, ({ kind, camps, which, size: [width = 0, height = 0] }) => {
      const stretches = stretchesOf(camps);
      const stretch = stretches[which % stretches.length];
      if (!stretch) throw new Error('no stretch');
      const box = { x: 0, y: 0, width, height };
      const scenery = stretchScenery(kind, stretch, camps.length, width, height, box);
      seen(scenery, width, height);
      expect(scenery.summit !== null).toBe(stretch.to === 1_000);
      // A step takes up at least a sixth of the path.
      expect(stretch.steps).toBeLessThanOrEqual(6);
      // The next stretch starts where this one ends, and the camera moves from one to the other.
      const [head, foot] = [scenery.path.at(1), scenery.path.at(0)];
      if (scenery.summit === null)
        expect([foot.x - head.x, head.y - foot.y]).toEqual(
          [scenery.way.x, scenery.way.y].map((far) => expect.closeTo(far, 6)),
        );
    }),
    { numRuns: 60 },
  );
});

it('shows the whole path and every tent', () => {
  fc.assert(
    fc.property(pictures, ({ kind, camps, size: [width = 0, height = 0] }) => {
      seen(wholeMountain(kind, camps, width, height, { x: 0, y: 0, width, height }), width, height);
    }),
    { numRuns: 30 },
  );
});

it('looks the same every time', () => {
  const box = { x: 0, y: 0, width: 390, height: 844 };
  for (const kind of MOUNTAIN_KINDS) {
    const draw = () => wholeMountain(kind, [4, 4, 4], 390, 844, box).planes;
    expect(draw()).toEqual(draw());
  }
});
