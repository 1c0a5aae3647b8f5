// Where the characters of a waiting room stand: rows of figures on the slope, as large as the room allows.

import type { Rect } from '#scenes/ports.ts';

export interface CrowdLayout {
  /** Height of a figure in CSS pixels. */
  readonly size: number;
  /** Feet of each figure, in order. */
  readonly spots: readonly { readonly x: number; readonly y: number }[];
  /** How many are not shown. */
  readonly more: number;
}

const LARGEST = 132;
const SMALLEST = 40;
/** A figure takes this share of its size in width, and with its name this in height. */
const WIDE = 1.12;
const TALL = 1.42;

/** Puts as many of `count` as there is room for, the last spot being free for "+N more" when some are left out. */
export function layoutCrowd(area: Rect, count: number, total: number): CrowdLayout {
  let size = LARGEST;
  let fit = capacity(area, size);
  while (size > SMALLEST && fit.columns * fit.rows < count) {
    size -= 4;
    fit = capacity(area, size);
  }
  const room = Math.max(1, fit.columns * fit.rows);
  const shown = Math.min(count, room);
  const rows = Math.max(1, Math.min(fit.rows, Math.ceil(shown / fit.columns)));
  const spots: { x: number; y: number }[] = [];
  const top = area.y + (area.height - rows * size * TALL) / 2;
  for (let row = 0; row < rows; row += 1) {
    // Rows as even as can be, so that no straggler stands alone.
    const before = Math.round((row * shown) / rows);
    const inRow = Math.round(((row + 1) * shown) / rows) - before;
    const step = Math.min(area.width / Math.max(1, inRow), size * WIDE * 1.35);
    for (let place = 0; place < inRow; place += 1) {
      spots.push({
        x: area.x + area.width / 2 + (place - (inRow - 1) / 2) * step,
        y: top + row * size * TALL + size,
      });
    }
  }
  return { size, spots, more: total - shown };
}

function capacity({ width, height }: Rect, size: number): { columns: number; rows: number } {
  return {
    columns: Math.max(1, Math.floor(width / (size * WIDE))),
    rows: Math.max(1, Math.floor(height / (size * TALL))),
  };
}
