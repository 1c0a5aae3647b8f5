import { expect, it } from 'vitest';
import { draggedTo, attractingPlace } from '#scenes/questions/pieces/dragging.ts';

const places = [0, 60, 120].map((y) => ({ x: 0, y, width: 300, height: 50 }));
const step = (x: number, y: number) => ({ id: 'a', x, y, isTouch: true, state: 'dragged' }) as const;
const home = { x: 150, y: 25 };

it('attracts a piece within reach, and from further away for a finger', () => {
  expect(attractingPlace(places, { x: 10, y: 70 }, false, null)).toBe(1);
  expect(attractingPlace(places, { x: 320, y: 70 }, true, null)).toBe(1);
  expect(attractingPlace(places, { x: 320, y: 70 }, false, null)).toBeNull();
  expect(attractingPlace(places, { x: 150, y: 250 }, true, null)).toBeNull();
});

it('stays with the same place until another is clearly nearer', () => {
  expect(attractingPlace(places, { x: 150, y: 53 }, true, 1)).toBe(1);
  expect(attractingPlace(places, { x: 150, y: 53 }, true, 0)).toBe(0);
  expect(attractingPlace(places, { x: 330, y: 70 }, true, 1)).toBe(1);
  expect(attractingPlace(places, { x: 334, y: 70 }, true, 1)).toBeNull();
});

it('keeps the pointer where it grabbed the piece, and leans toward the place that attracts it', () => {
  const first = draggedTo(null, step(200, 30), home, places);
  expect(first.grab).toEqual({ x: -50, y: -5 });
  const far = draggedTo(first, step(600, 400), home, places);
  expect(far).toMatchObject({ x: 550, y: 395, place: null });
  const near = draggedTo(far, step(200, 100), home, places);
  expect(near.place).toBe(1);
  expect(Math.hypot(near.x - 150, near.y - 95)).toBeCloseTo(6);
});

it('tilts with its speed, by at most four degrees', () => {
  const first = draggedTo(null, step(0, 0), home, places);
  expect(first.tilt).toBe(0);
  expect(draggedTo(first, step(2, 0), home, places).tilt).toBeGreaterThan(0);
  expect(draggedTo(first, step(-900, 0), home, places).tilt).toBeCloseTo(-0.07);
});
