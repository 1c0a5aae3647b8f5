// Placement of the duel windows: near their players, apart from each other, and covering as little text and
// as few players as possible.

import { clamp } from '#scenes/kit/clamp.ts';
import type { Rect, Point } from '#scenes/ports.ts';

/** The area the windows can use. */
interface WindowArea {
  readonly width: number;
  readonly height: number;
  /** CSS pixels per design pixel. */
  readonly unit: number;
}

/**
 * Minimum distances in design pixels: between the centers of two windows, and from a center to the screen's
 * edges (at the foot, with room for the name).
 */
const APART = 380;
const EDGE = { side: 190, top: 225, foot: 160 } as const;
/** A window with the name below it, measured from its center. */
const BOX = { half: 110, above: 110, below: 150 } as const;
/** Distance between two candidate places. */
const STEP = 64;
/**
 * Cost per pixel of distance to the player, and per pixel by which two windows are too close; covering a
 * square of side STEP costs 1.
 */
const FAR = 1 / 110;
const NEAR = 1 / 16;

/**
 * Returns the centers of the windows, in the order of the seats. `kept`: rects to leave uncovered if
 * possible.
 */
export function placesOf(seats: readonly Point[], wall: WindowArea, kept: readonly Rect[]): readonly Point[] {
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
      // Windows side by side are better than stacked ones: the ball needs room for its arc.
      const far = Math.hypot(at.x - other.x, (at.y - other.y) * 0.6);
      return sum + Math.max(0, apart - far);
    }, 0);
    return covers + (Math.hypot(at.x - seat.x, at.y - seat.y) * FAR + lacks * NEAR) / unit;
  }
}

/** Square pixels of `kept` that a window at this place would cover. */
function coveredBy({ x, y }: Point, unit: number, kept: readonly Rect[]): number {
  const [left, right] = [x - BOX.half * unit, x + BOX.half * unit];
  const [top, foot] = [y - BOX.above * unit, y + BOX.below * unit];
  return kept.reduce((sum, each) => {
    const across = Math.min(right, each.x + each.width) - Math.max(left, each.x);
    const down = Math.min(foot, each.y + each.height) - Math.max(top, each.y);
    return sum + Math.max(0, across) * Math.max(0, down);
  }, 0);
}

function within({ x, y }: Point, { width, height, unit }: WindowArea): Point {
  return {
    x: clamp(x, EDGE.side * unit, width - EDGE.side * unit),
    y: clamp(y, EDGE.top * unit, height - EDGE.foot * unit),
  };
}
