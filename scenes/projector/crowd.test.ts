import { expect, it } from 'vitest';
import { arrangeCrowd } from '#scenes/projector/crowd.ts';

const area = { x: 80, y: 600, width: 1760, height: 420 };

it.each([0, 1, 2, 7, 28, 60])('places %i players inside the area and apart', (count) => {
  const { size, places } = arrangeCrowd(count, area, 176, 30);
  expect(places).toHaveLength(count);
  expect(new Set(places.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size).toBe(count);
  for (const { x, y } of places) {
    expect(x - size / 2).toBeGreaterThanOrEqual(area.x - size * 0.2);
    expect(x + size / 2).toBeLessThanOrEqual(area.x + area.width + size * 0.2);
    expect(y - size).toBeGreaterThanOrEqual(area.y - size * 0.5);
    expect(y).toBeLessThanOrEqual(area.y + area.height);
  }
});

it('makes players larger the fewer there are', () => {
  const sizes = [1, 20, 40, 60].map((count) => arrangeCrowd(count, area, 176, 30).size);
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  expect(sizes[0]).toBe(176);
});

it('spaces players as far apart as there is room, for long names', () => {
  const few = arrangeCrowd(3, area, 176, 30);
  const many = arrangeCrowd(28, area, 176, 30);
  expect(few.step / few.size).toBeGreaterThan(2);
  const [first, second] = many.places;
  expect((second?.x ?? 0) - (first?.x ?? 0)).toBeCloseTo(many.step);
});
