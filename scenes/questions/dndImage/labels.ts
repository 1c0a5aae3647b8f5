// Pegs on a picture, and room for labels beside them.

import type { Point, Rect } from '#scenes/ports.ts';

/** CSS pixels: a peg, and the area that is pressed to choose it. */
export const PEG = { size: 28, hit: 44 } as const;

/** Pegs in view by the index of their place. */
export type Points = readonly (Point | undefined)[];

/** What attracts a label ends halfway to the nearest other peg. */
export function attraction(points: Points, index: number, most: number): number {
  const own = points[index];
  const distances = points.flatMap((other, at) =>
    at === index || !own || !other ? [] : Math.max(Math.abs(other.x - own.x), Math.abs(other.y - own.y)),
  );
  return Math.max(PEG.size / 2, Math.min(most, ...distances));
}

const overlap = (one: Rect, other: Rect): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const isWithin = (one: Rect, box: Rect): boolean =>
  one.x >= box.x &&
  one.y >= box.y &&
  one.x + one.width <= box.x + box.width &&
  one.y + one.height <= box.y + box.height;

/**
 * A box of this size above, below, after or before the point, `away` pixels from it; null if there is no room for
 * it inside of `box`, clear of what is `taken`.
 */
export function roomBeside(
  { x, y }: Point,
  { width, height }: Pick<Rect, 'width' | 'height'>,
  away: number,
  box: Rect,
  taken: readonly Rect[],
): Rect | null {
  const clamped = Math.min(Math.max(x - width / 2, box.x), box.x + box.width - width);
  const spots: readonly Rect[] = [
    { x: clamped, y: y - away - height, width, height },
    { x: clamped, y: y + away, width, height },
    { x: x + away, y: y - height / 2, width, height },
    { x: x - away - width, y: y - height / 2, width, height },
  ];
  return spots.find((spot) => isWithin(spot, box) && !taken.some((other) => overlap(spot, other))) ?? null;
}
