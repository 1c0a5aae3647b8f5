// Grids over a board: to count marks, and to say where something is.

import type { BoardPoint } from '#core/questions/board/board.ts';

/** Number of points by cell of `MARK_GRID`, counted row by row. */
export type MarkCells = Readonly<Record<string, number>>;

/** The columns and rows in which marks are counted, and the maximum number of cells that are sent. */
export const MARK_GRID = { side: 64, maxCells: 400 } as const;
/** Rows and columns by which places are told. */
const TOLD = { rows: 8, columns: 12 } as const;

const nth = (part: number, count: number): number => Math.min(count - 1, Math.floor(part * count));

/** The cell with this point. */
export function cellOf({ x, y }: BoardPoint): number {
  return nth(y, MARK_GRID.side) * MARK_GRID.side + nth(x, MARK_GRID.side);
}

/** The middle of a cell. */
export function cellMiddle(cell: number): BoardPoint {
  const { side } = MARK_GRID;
  return { x: ((cell % side) + 0.5) / side, y: (Math.floor(cell / side) + 0.5) / side };
}

/** Row and column of a point, to be read out. */
export function gridPlace({ x, y }: BoardPoint) {
  const { rows, columns } = TOLD;
  return { row: nth(y, rows) + 1, column: nth(x, columns) + 1, rows, columns };
}
