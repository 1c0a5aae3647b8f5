// Where the windows of a duel stand: near their players, where they cover as little as can be of what is read and of who stands there, and apart.

import { clamp } from '#scenes/kit/clamp.ts';
import type { Rect, Point } from '#scenes/ports.ts';

/** What the windows have room on. */
interface Wall {
  readonly width: number;
  readonly height: number;
  /** CSS pixels for one of the design. */
  readonly unit: number;
}

/** Pixels of the design: between two middles, from the edges, and at the foot, where the name stands. */
const APART = 380;
const EDGE = { side: 190, top: 225, foot: 160 } as const;
/** Of a window with the name below it, from its middle. */
const BOX = { half: 110, above: 110, below: 150 } as const;
/** Between two places that are tried. */
const STEP = 64;
/** What a pixel counts, of the way to the player and of what two windows lack between them; beside that a covered square of STEP counts 1. */
const FAR = 1 / 110;
const NEAR = 1 / 16;

/** In the order of the seats. `kept`: better not covered. */
export function placesOf(seats: readonly Point[], wall: Wall, kept: readonly Rect[]): readonly Point[] {
  const { width, height, unit } = wall;
  const apart = Math.min(APART * unit, width * 0.4);
  const step = STEP * unit;
  const grid: Point[] = [];
  for (let y = EDGE.top * unit; y <= height - EDGE.foot * unit; y += step)
    for (let x = EDGE.side * unit; x <= width - EDGE.side * unit; x += step) grid.push({ x, y });
  const covered = grid.map((at) => coveredBy(at, unit, kept) / step ** 2);
  const placed: Point[] = [];
  for (const seat of seats) {
    let best = within(seat, wall);
    let least = cost(best, coveredBy(best, unit, kept) / step ** 2, seat);
    for (const [index, at] of grid.entries()) {
      const its = cost(at, covered[index] ?? 0, seat);
      if (its < least) [best, least] = [at, its];
    }
    placed.push(best);
  }
  return placed;

  function cost(at: Point, covers: number, seat: Point): number {
    const lacks = placed.reduce((sum, other) => {
      // Rather beside than above each other: an arc needs a way.
      const far = Math.hypot(at.x - other.x, (at.y - other.y) * 0.6);
      return sum + Math.max(0, apart - far);
    }, 0);
    return covers + (Math.hypot(at.x - seat.x, at.y - seat.y) * FAR + lacks * NEAR) / unit;
  }
}

/** Square pixels of what a window there would cover. */
function coveredBy({ x, y }: Point, unit: number, kept: readonly Rect[]): number {
  const [left, right] = [x - BOX.half * unit, x + BOX.half * unit];
  const [top, foot] = [y - BOX.above * unit, y + BOX.below * unit];
  return kept.reduce((sum, each) => {
    const across = Math.min(right, each.x + each.width) - Math.max(left, each.x);
    const down = Math.min(foot, each.y + each.height) - Math.max(top, each.y);
    return sum + Math.max(0, across) * Math.max(0, down);
  }, 0);
}

function within({ x, y }: Point, { width, height, unit }: Wall): Point {
  return {
    x: clamp(x, EDGE.side * unit, width - EDGE.side * unit),
    y: clamp(y, EDGE.top * unit, height - EDGE.foot * unit),
  };
}
