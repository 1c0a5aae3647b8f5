// Layout of the baskets and of the tags in them, in CSS pixels.

import type { Rect } from '#scenes/ports.ts';
import { cellsOf, type Grid } from '#scenes/questions/placing/cells.ts';

/** Between two tags in a basket; how far the lowest one sinks in; the basket's wall beside them. */
const SEAT = { gap: 4, sunk: 6, wall: 6 } as const;

export interface BasketsLook extends Grid {
  /** Number of tags in each basket, and how many it shows at most. */
  readonly counts: readonly number[];
  readonly most: number;
  /** Height of a basket's body, and of a tag. */
  readonly body: number;
  readonly tag: number;
}

export interface Baskets {
  /** Each with the space for its tags above it. */
  readonly boxes: readonly Rect[];
  readonly height: number;
  readonly rows: number;
  /** Box of a tag, by its number from the basket's mouth; null if the basket doesn't show it. */
  seat(basket: number, nth: number): Rect | null;
}

export function basketsOf(look: BasketsLook): Baskets {
  const { columns, counts, body, tag, gap, most } = look;
  const heights = Array.from({ length: Math.ceil(counts.length / columns) }, (_, row) => {
    const shown = counts.slice(row * columns, (row + 1) * columns).map((count) => Math.min(count, most));
    return body + Math.max(1, ...shown) * (tag + SEAT.gap) - SEAT.sunk;
  });
  const boxes = cellsOf(counts.length, heights, look);
  return {
    boxes,
    height: heights.reduce((sum, high) => sum + high, gap * (heights.length - 1)),
    rows: heights.length,
    seat(basket, nth) {
      const box = boxes[basket];
      if (!box) return null;
      const y = box.y + box.height - body + SEAT.sunk - (nth + 1) * (tag + SEAT.gap) + SEAT.gap;
      if (y < box.y - 1) return null;
      return { x: box.x + SEAT.wall, y, width: box.width - 2 * SEAT.wall, height: tag };
    },
  };
}
