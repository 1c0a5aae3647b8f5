// Layout of the baskets and of the tags in them: arithmetic, in CSS pixels.

import type { Rect } from '#scenes/ports.ts';

export interface BasketsLook {
  readonly width: number;
  /** Height of all rows; null for the least that holds as many tags as each basket shows. */
  readonly height: number | null;
  readonly columns: number;
  /** Number of tags in each basket. */
  readonly counts: readonly number[];
  /** Height of a basket's body, and of a tag. */
  readonly body: number;
  readonly tag: number;
  readonly gap: number;
  /** Maximum number of tags to show in each basket. */
  readonly most: number;
  readonly mirrored: boolean;
}

export interface Baskets {
  /** Each with the space for its tags above it. */
  readonly boxes: readonly Rect[];
  readonly height: number;
  readonly rows: number;
  /** Box of a tag by its number from the basket's mouth; null if the basket doesn't show it. */
  seat(basket: number, nth: number): Rect | null;
}

/** Between two tags in a basket. */
const TAG_GAP = 4;
/** How far the lowest tag sinks into its basket. */
const SUNK = 9;
/** Width of the basket's wall beside its tags. */
export const WALL = 6;

/** Columns of baskets, each at least this wide where they can't be in one row. */
export function columnsOf(count: number, width: number, narrowest: number): number {
  if (count * narrowest <= width) return Math.max(1, count);
  const most = Math.max(1, Math.floor(width / narrowest));
  // Rows of the same length.
  return Math.ceil(count / Math.ceil(count / most));
}

export function basketsOf(look: BasketsLook): Baskets {
  const { width, height, columns, counts, body, tag, gap, most, mirrored } = look;
  const each = (width - gap * (columns - 1)) / columns;
  const rows = Array.from({ length: Math.ceil(counts.length / columns) }, (_, row) =>
    Math.max(1, ...counts.slice(row * columns, (row + 1) * columns).map((count) => Math.min(count, most))),
  );
  const leasts = rows.map((shown) => body + shown * (tag + TAG_GAP) - SUNK);
  const least = leasts.reduce((sum, high) => sum + high, gap * (rows.length - 1));
  const spare = Math.max(0, (height ?? least) - least) / rows.length;
  const highs = leasts.map((high) => high + spare);
  const tops = highs.map((_, row) => highs.slice(0, row).reduce((sum, high) => sum + high + gap, 0));
  const boxes = counts.map((_, index): Rect => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, counts.length - row * columns);
    // A shorter last row is centered.
    const start = ((columns - inRow) * (each + gap)) / 2 + (index % columns) * (each + gap);
    return {
      x: mirrored ? width - start - each : start,
      y: tops[row] ?? 0,
      width: each,
      height: highs[row] ?? 0,
    };
  });
  return {
    boxes,
    height: Math.max(least, height ?? 0),
    rows: rows.length,
    seat(basket, nth) {
      const box = boxes[basket];
      if (!box || nth >= Math.floor((box.height - body + SUNK) / (tag + TAG_GAP))) return null;
      return {
        x: box.x + WALL,
        y: box.y + box.height - body + SUNK - (nth + 1) * (tag + TAG_GAP) + TAG_GAP,
        width: box.width - 2 * WALL,
        height: tag,
      };
    },
  };
}

/** Cells of the same size in centered rows. */
export function cellsOf(
  count: number,
  columns: number,
  [width, height]: readonly [number, number],
  gap: number,
) {
  const each = (width - gap * (columns - 1)) / columns;
  return Array.from({ length: count }, (_, index): Rect => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    const x = ((columns - inRow) * (each + gap)) / 2 + (index % columns) * (each + gap);
    return { x, y: row * (height + gap), width: each, height };
  });
}
