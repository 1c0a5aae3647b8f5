// Layout of a crowd: in rows, as large as possible, the last row in front.

import type { Rect } from '#scenes/ports.ts';

export interface Crowd {
  /** Size of a character in pixels. */
  readonly size: number;
  /** Pixels between neighbors, which is also the maximum width of a name. */
  readonly step: number;
  /** Positions of the feet, in the order of the players. */
  readonly places: readonly { readonly x: number; readonly y: number }[];
}

/** Minimum distance of neighbors and rows, as multiples of a character's size. */
const STEP = { x: 1.34, y: 1.72 } as const;
/** Distance of neighbors when there is room for longer names, as a multiple of a character's size. */
const WIDEST = 2.4;
/** Space below the feet for a name on two lines, as a multiple of a character's size. */
const TAG = 0.71;

export function arrangeCrowd(count: number, area: Rect, largest: number, smallest: number): Crowd {
  let size = largest;
  while (size > smallest && rowsFor(count, area, size) * size * STEP.y > area.height) size -= 2;
  const columns = Math.max(1, Math.min(count, Math.floor(area.width / (size * STEP.x))));
  const rows = Math.max(1, Math.ceil(count / columns));
  // Rows of nearly equal length look like a crowd; a full row and a short one don't.
  const perRow = Math.ceil(count / rows);
  const step = Math.min(size * WIDEST, area.width / perRow);
  const places = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const column = index - row * perRow;
    const shift = (row % 2) * 0.25 * step * (perRow > 2 && inRow === perRow ? 1 : 0);
    return {
      x: area.x + area.width / 2 + (column - (inRow - 1) / 2) * step + shift - (rows > 1 ? 0.125 * step : 0),
      y: area.y + area.height - size * TAG - (rows - 1 - row) * size * STEP.y,
    };
  });
  return { size, step, places };
}

function rowsFor(count: number, area: Rect, size: number): number {
  return Math.ceil(count / Math.max(1, Math.floor(area.width / (size * STEP.x))));
}
