// Who is shown to whom: rows of the leaderboard, neighbours on the mountain, counts at the camps, figures and lamps of the wall.

import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';

/** What the choice goes by; what else a row has stays with it. */
export interface Climber {
  readonly playerId: string;
  /** 1 for the best; no two have the same. */
  readonly rank: number;
  readonly height: number;
}

/** In order of rank: the best, the reader's own, and those next above and below. `own`: null for who has no row. */
export function boardRows<Row extends Climber>(climbers: readonly Row[], own: string | null): readonly Row[] {
  const { best, beside } = MYSTIC_PEAK.board;
  const ownRank = climbers.find(({ playerId }) => playerId === own)?.rank;
  return climbers
    .filter(({ rank }) => rank <= best || (ownRank !== undefined && Math.abs(rank - ownRank) <= beside))
    .toSorted((a, b) => a.rank - b.rank);
}

/** Those next above and below the reader on the mountain, from the highest down; of those as high, the better ranked is above. */
export function nearRows<Row extends Climber>(climbers: readonly Row[], own: string | null): readonly Row[] {
  const { near } = MYSTIC_PEAK.board;
  const order = climbers.toSorted((a, b) => b.height - a.height || a.rank - b.rank);
  const place = order.findIndex(({ playerId }) => playerId === own);
  if (place < 0) return [];
  return order.filter((_, index) => index !== place && Math.abs(index - place) <= near);
}

/** Climbers in each of so many camps, from the lowest; who is on the peak or its ridge is in none (`camp` null). */
export function campCounts(
  climbers: readonly { readonly camp: number | null }[],
  camps: number,
): readonly { readonly camp: number; readonly climbers: number }[] {
  const counts = Array.from({ length: camps }, () => 0);
  for (const { camp } of climbers) if (camp !== null) counts[camp - 1] = (counts[camp - 1] ?? 0) + 1;
  return counts.map((count, index) => ({ camp: index + 1, climbers: count }));
}

export interface WallRows<Row> {
  /** Shown as figures with names, from the highest down. */
  readonly figures: readonly Row[];
  /** Shown as lamps: everybody, where not all are figures; nobody else. */
  readonly lamps: readonly Row[];
}

/**
 * How the wall shows its climbers. Where not all are figures, those are the highest (of as high ones who has more points), and of the others those who
 * moved last. `movedAt`: when the height last changed, `now`: both in ms of one clock; null for who never moved.
 */
export function wallRows<Row extends Climber & { readonly score: number; readonly movedAt: number | null }>(
  climbers: readonly Row[],
  now: number,
): WallRows<Row> {
  const { figures, highest, movers, movedMs } = MYSTIC_PEAK.wall;
  const order = climbers.toSorted((a, b) => b.height - a.height || b.score - a.score || a.rank - b.rank);
  if (order.length <= figures) return { figures: order, lamps: [] };
  const movedAt = (row: Row): number => row.movedAt ?? -Infinity;
  const moved = order
    .slice(highest)
    .filter((row) => movedAt(row) > now - movedMs)
    .toSorted((a, b) => movedAt(b) - movedAt(a))
    .slice(0, movers);
  const shown = new Set([...order.slice(0, highest), ...moved]);
  return { figures: order.filter((row) => shown.has(row)), lamps: climbers };
}
