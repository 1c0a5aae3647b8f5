// Selection of climbers to show: leaderboard rows, neighbors on the mountain, camp counts, and the
// projector's figures and lamps.

import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';

/** The fields that decide the selection; rows may have more. */
export interface Climber {
  readonly playerId: string;
  /** 1 for the best, without ties. */
  readonly rank: number;
  readonly height: number;
}

/**
 * Returns the best climbers, the viewer, and those ranked directly above and below, in order of rank. `own`:
 * null for a viewer without a row.
 */
export function boardRows<Row extends Climber>(climbers: readonly Row[], own: string | null): readonly Row[] {
  const { best, beside } = MYSTIC_PEAK.board;
  const ownRank = climbers.find(({ playerId }) => playerId === own)?.rank;
  return climbers
    .filter(({ rank }) => rank <= best || (ownRank !== undefined && Math.abs(rank - ownRank) <= beside))
    .toSorted((a, b) => a.rank - b.rank);
}

/**
 * Returns the viewer's neighbors on the mountain, highest first; at equal height the better ranked one is
 * above.
 */
export function nearRows<Row extends Climber>(climbers: readonly Row[], own: string | null): readonly Row[] {
  const { near } = MYSTIC_PEAK.board;
  const order = climbers.toSorted((a, b) => b.height - a.height || a.rank - b.rank);
  const place = order.findIndex(({ playerId }) => playerId === own);
  if (place < 0) return [];
  return order.filter((_, index) => index !== place && Math.abs(index - place) <= near);
}

/**
 * Counts the climbers in each camp, lowest first. Climbers on the peak or its ridge are in none (`camp`
 * null).
 */
export function campCounts(
  climbers: readonly { readonly camp: number | null }[],
  camps: number,
): readonly { readonly camp: number; readonly climbers: number }[] {
  const counts = Array.from({ length: camps }, () => 0);
  for (const { camp } of climbers) if (camp !== null) counts[camp - 1] = (counts[camp - 1] ?? 0) + 1;
  return counts.map((count, index) => ({ camp: index + 1, climbers: count }));
}

export interface ProjectorRows<Row> {
  /** Shown as named figures, highest first. */
  readonly figures: readonly Row[];
  /** Shown as lamps: everyone if there are too many climbers for figures, otherwise no one. */
  readonly lamps: readonly Row[];
}

/**
 * Splits the projector's climbers into figures and lamps. If there are too many for figures, those are the
 * highest climbers (by points at equal height) and the most recent movers among the rest. `movedAt`: when the
 * height last changed, null for never; `now`: both in ms on the same clock.
 */
export function projectorRows<
  Row extends Climber & { readonly score: number; readonly movedAt: number | null },
>(climbers: readonly Row[], now: number): ProjectorRows<Row> {
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
