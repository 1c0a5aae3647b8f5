// Layout of the leaderboard: the rows that fit, as large as the room allows, and their places in its middle.

import type { BoardRow } from '#core/views/playerView.ts';
import { STACKED_ROW } from '#scenes/parts/model.ts';
import type { Rect } from '#scenes/ports.ts';

export interface RowPlace {
  readonly row: BoardRow;
  readonly rect: Rect;
}

/** CSS pixels. */
const ROW = { least: 44, most: 120, gap: 8 } as const;
/**
 * Least ratio of a row's width to its height, so that there is room for the name: usually, on a phone, and on
 * a phone with the score below the name.
 */
const BREADTH = { usual: 7.2, narrow: 6.7, stacked: 3.5 } as const;
const NARROW = 480;

/**
 * Rows from the top in rank order; the reader's own always has a place, the last one if need be. A gap in the
 * ranks gets some extra space above it.
 */
export function layoutRows(rows: readonly BoardRow[], ownId: string, area: Rect): RowPlace[] {
  const fit = Math.max(1, Math.floor((area.height + ROW.gap) / (ROW.least + ROW.gap)));
  const shown = pickRows(rows, ownId, fit);
  const gaps = shown.filter((row, index) => follows(shown[index - 1], row)).length;
  const between = gaps * ROW.gap * 1.5 + ROW.gap * (shown.length - 1);
  const height = rowHeight(area.width, (area.height - between) / Math.max(1, shown.length));
  let y = area.y + Math.max(0, (area.height - between - height * shown.length) / 2);
  return shown.map((row, index) => {
    if (follows(shown[index - 1], row)) y += ROW.gap * 1.5;
    const rect = { x: area.x, y, width: area.width, height };
    y += height + ROW.gap;
    return { row, rect };
  });
}

/** `room`: the height that each row could have. */
function rowHeight(width: number, room: number): number {
  const isStacked = width < NARROW && room * STACKED_ROW > width;
  const breadth = isStacked ? BREADTH.stacked : width < NARROW ? BREADTH.narrow : BREADTH.usual;
  return Math.max(ROW.least, Math.min(room, ROW.most, width / breadth));
}

function pickRows(rows: readonly BoardRow[], ownId: string, fit: number): readonly BoardRow[] {
  if (rows.length <= fit) return rows;
  const own = rows.findIndex(({ id }) => id === ownId);
  const ownRow = rows[own];
  if (!ownRow || own < fit) return rows.slice(0, fit);
  return [...rows.slice(0, fit - 1), ownRow];
}

function follows(before: BoardRow | undefined, row: BoardRow): boolean {
  return before !== undefined && row.rank > before.rank + 1;
}
