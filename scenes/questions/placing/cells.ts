// Cells of a grid, in CSS pixels.

import type { Rect } from '#scenes/ports.ts';

/** As many columns as fit, with rows of the same length. */
export function columnsOf(count: number, width: number, narrowest: number): number {
  const most = Math.max(1, Math.floor(width / narrowest));
  return Math.max(1, Math.ceil(count / Math.ceil(count / most)));
}

export interface Grid {
  readonly width: number;
  readonly columns: number;
  readonly gap: number;
  readonly mirrored?: boolean;
  /** Maximum width of a cell; the columns are then in the middle. */
  readonly widest?: number;
}

/** Cells in rows of these heights; a shorter last row is centered. */
export function cellsOf(count: number, heights: readonly number[], grid: Grid): readonly Rect[] {
  const { width, columns, gap, mirrored = false, widest = Infinity } = grid;
  const each = Math.min(widest, (width - gap * (columns - 1)) / columns);
  const left = (width - columns * (each + gap) + gap) / 2;
  return Array.from({ length: count }, (_, index): Rect => {
    const row = Math.floor(index / columns);
    const missing = columns - Math.min(columns, count - row * columns);
    const x = left + (index % columns) * (each + gap) + (missing * (each + gap)) / 2;
    const y = heights.slice(0, row).reduce((sum, high) => sum + high + gap, 0);
    return { x: mirrored ? width - x - each : x, y, width: each, height: heights[row] ?? 0 };
  });
}
