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

/** Returns the climbers by height, highest first; at equal height the better ranked one is above. */
export function byHeight<Row extends Climber>(climbers: readonly Row[]): readonly Row[] {
  return climbers.toSorted((a, b) => b.height - a.height || a.rank - b.rank);
}

/**
 * Returns the best of the `ranked` climbers (best first), the viewer, and those ranked directly above and
 * below, in order of rank. `own`: null for a viewer without a row.
 */
export function boardRows<Row extends Climber>(ranked: readonly Row[], own: string | null): readonly Row[] {
  const { best, beside } = MYSTIC_PEAK.board;
  const place = ranked.findIndex(({ playerId }) => playerId === own);
  const around = place < 0 ? [] : ranked.slice(Math.max(best, place - beside), place + beside + 1);
  return [...ranked.slice(0, best), ...around];
}

/** Returns the viewer's neighbors among the climbers by height, highest first. */
export function nearRows<Row extends Climber>(highest: readonly Row[], own: string | null): readonly Row[] {
  const { near } = MYSTIC_PEAK.board;
  const place = highest.findIndex(({ playerId }) => playerId === own);
  if (place < 0) return [];
  return [...highest.slice(Math.max(0, place - near), place), ...highest.slice(place + 1, place + near + 1)];
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
