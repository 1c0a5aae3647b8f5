// A piece dragged by a pointer, and the place that attracts it: arithmetic for all kinds with pieces.

import { clamp } from '#scenes/kit/clamp.ts';
import type { DragStep, Rect, Point } from '#scenes/ports.ts';

export interface Dragged {
  readonly id: string;
  /** Its center. */
  readonly x: number;
  readonly y: number;
  /** Radians. */
  readonly tilt: number;
  /** The place that attracts it; null for none. */
  readonly place: number | null;
  readonly pointer: Point;
  /** From the pointer to its center. */
  readonly grab: Point;
}

/**
 * CSS pixels: how far a place attracts a finger and any other pointer, how much further once it does, and how
 * far the piece leans toward it.
 */
const MAGNET = { touch: 24, other: 16, kept: 8, lean: 6 } as const;
/**
 * Radians: at most 4 degrees, and the tilt per pixel between two steps; then the share of the former tilt
 * that remains.
 */
const TILT = { most: 0.07, each: 0.006, kept: 0.6 } as const;

const far = ({ x, y, width, height }: Rect, at: Point): number =>
  Math.hypot(Math.max(x - at.x, 0, at.x - x - width), Math.max(y - at.y, 0, at.y - y - height));

/** The nearest place within reach; null for none. `before`: the place that already attracts. */
export function attractingPlace(
  places: readonly Rect[],
  at: Point,
  isTouch: boolean,
  before: number | null,
): number | null {
  const distances = places.map((place, index) => far(place, at) - (index === before ? MAGNET.kept : 0));
  const nearest = Math.min(...distances);
  return nearest <= (isTouch ? MAGNET.touch : MAGNET.other) ? distances.indexOf(nearest) : null;
}

/** `before`: null at the start of the drag. `home`: the piece's center in its place. */
export function draggedTo(
  before: Dragged | null,
  { id, x, y, isTouch }: DragStep,
  home: Point,
  places: readonly Rect[],
): Dragged {
  const grab = before?.grab ?? { x: home.x - x, y: home.y - y };
  const place = attractingPlace(places, { x, y }, isTouch, before?.place ?? null);
  const free = { x: x + grab.x, y: y + grab.y };
  const to = place === null ? undefined : places[place];
  const way = to ? { x: to.x + to.width / 2 - free.x, y: to.y + to.height / 2 - free.y } : { x: 0, y: 0 };
  const lean = Math.min(1, MAGNET.lean / Math.max(1, Math.hypot(way.x, way.y)));
  const speed = before ? x - before.pointer.x + (y - before.pointer.y) / 2 : 0;
  return {
    id,
    x: free.x + way.x * lean,
    y: free.y + way.y * lean,
    tilt: clamp(TILT.kept * (before?.tilt ?? 0) + speed * TILT.each, -TILT.most, TILT.most),
    place,
    pointer: { x, y },
    grab,
  };
}
