// Where a crowd stands: in rows, as large as it goes, the last row in front.

import type { Rect } from '#scenes/ports.ts';

export interface Crowd {
  /** Pixels of a character. */
  readonly size: number;
  /** Pixels between neighbours: as wide as a name may be. */
  readonly step: number;
  /** Feet, in the order of the players. */
  readonly places: readonly { readonly x: number; readonly y: number }[];
}

/** Of a character's size: how far apart neighbours and rows stand. */
const STEP = { x: 1.34, y: 1.5 } as const;
/** Of a character's size: how far apart neighbours stand where there is room, so that their names have it too. */
const WIDEST = 2.4;
/** Below the feet, for the name. */
const TAG = 0.5;

export function arrangeCrowd(count: number, area: Rect, largest: number, smallest: number): Crowd {
  let size = largest;
  while (size > smallest && rowsFor(count, area, size) * size * STEP.y > area.height) size -= 2;
  const columns = Math.max(1, Math.min(count, Math.floor(area.width / (size * STEP.x))));
  const rows = Math.max(1, Math.ceil(count / columns));
  // Rows of nearly the same length look like a crowd, a full row and a lone one do not.
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
