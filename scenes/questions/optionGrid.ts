// Grid of options: the number of columns, and the height of each row.

import type { Rect } from '#scenes/ports.ts';

export interface GridInput {
  readonly count: number;
  readonly width: number;
  readonly gap: number;
  readonly touch: number;
  /** Pictures take up height, so they go side by side even if words would be stacked. */
  readonly pictures?: boolean;
  /** Height in CSS pixels that option `index` needs in a tile of this width. */
  readonly heightOf: (index: number, width: number) => number;
  /** True if its text, in a tile of this width, takes more lines than read well side by side. */
  readonly crowded: (index: number, width: number) => boolean;
}

export interface Grid {
  readonly columns: number;
  readonly rows: readonly number[];
  readonly height: number;
}

/** Narrowest tile that holds a badge and a few words. */
const MIN_TILE = 150;

/** Column counts to try, best first. */
export function columnChoices(count: number, width: number, pictures = false): readonly number[] {
  const wide = width >= 560;
  const choices: Readonly<Record<number, readonly number[]>> = wide
    ? { 1: [1], 3: [3, 1], 5: [3, 2], 6: [3, 2], 7: [4, 2], 8: [4, 2], 9: [3, 2], 10: [5, 2] }
    : pictures
      ? { 1: [1] }
      : { 1: [1], 2: [1], 3: [1], 4: [1] };
  return [...(choices[count] ?? [2]), 1];
}

/** The first choice in which no option is crowded; one column if all of them are. */
export function arrangeOptions(input: GridInput): Grid {
  const { count, width, gap, touch } = input;
  const indexes = Array.from({ length: count }, (_, index) => index);
  const tileOf = (columns: number): number => (width - gap * (columns - 1)) / columns;
  const columns =
    columnChoices(count, width, input.pictures).find((choice) => {
      const tile = tileOf(choice);
      return choice === 1 || (tile >= MIN_TILE && !indexes.some((index) => input.crowded(index, tile)));
    }) ?? 1;
  const tile = tileOf(columns);
  const rows = Array.from({ length: Math.ceil(count / columns) }, (_, row) =>
    Math.max(
      touch,
      ...indexes.slice(row * columns, (row + 1) * columns).map((index) => input.heightOf(index, tile)),
    ),
  );
  return { columns, rows, height: sum(rows) + gap * Math.max(0, rows.length - 1) };
}

/** Box of each option when the grid gets `height`: rows share the surplus, and the last row is centered. */
export function placeOptions(grid: Grid, count: number, width: number, height: number, gap: number): Rect[] {
  const over = Math.max(0, height - grid.height) / Math.max(1, grid.rows.length);
  const tile = (width - gap * (grid.columns - 1)) / grid.columns;
  let y = 0;
  return grid.rows.flatMap((row, rowIndex) => {
    const first = rowIndex * grid.columns;
    const inRow = Math.min(grid.columns, count - first);
    const left = (width - inRow * tile - (inRow - 1) * gap) / 2;
    const rects = Array.from({ length: inRow }, (_, column) => ({
      x: left + column * (tile + gap),
      y,
      width: tile,
      height: row + over,
    }));
    y += row + over + gap;
    return rects;
  });
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
