// Layout of the leaderboard: the rows that fit, and their places.

import type { BoardRow } from '#core/views/playerView.ts';
import type { Rect } from '#scenes/ports.ts';

export interface RowPlace {
  readonly row: BoardRow;
  readonly rect: Rect;
}

/** CSS pixels; on a phone, a taller row would leave no room for the name. */
const ROW = { least: 44, best: 72, bestNarrow: 54, bestBroad: 92, gap: 8 } as const;
const NARROW = 480;
const BROAD = 1_000;

/**
 * Rows from the top in rank order; the reader's own always has a place, the last one if need be. A gap in the
 * ranks gets some extra space above it.
 */
export function layoutRows(rows: readonly BoardRow[], ownId: string, area: Rect): RowPlace[] {
  const fit = Math.max(1, Math.floor((area.height + ROW.gap) / (ROW.least + ROW.gap)));
  const shown = pickRows(rows, ownId, fit);
  const gaps = shown.filter((row, index) => follows(shown[index - 1], row)).length;
  const room = area.height - gaps * ROW.gap * 1.5;
  const height = Math.min(
    best(area),
    Math.max(ROW.least, (room - ROW.gap * (shown.length - 1)) / Math.max(1, shown.length)),
  );
  let y = area.y;
  return shown.map((row, index) => {
    if (follows(shown[index - 1], row)) y += ROW.gap * 1.5;
    const rect = { x: area.x, y, width: area.width, height };
    y += height + ROW.gap;
    return { row, rect };
  });
}

function best({ width }: Rect): number {
  if (width < NARROW) return ROW.bestNarrow;
  return width < BROAD ? ROW.best : ROW.bestBroad;
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
