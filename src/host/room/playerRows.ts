// Player rows: sorting, ranking, and totals.

import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { HostPlayerRow } from '#core/views/hostView.ts';
import type { RoomInfo } from '#core/views/playerView.ts';
import { filterByName } from '#src/ui/filterByName.ts';

export type SortKey = 'rank' | 'name' | 'progress' | 'accuracy' | 'score' | 'connected';

/** An extra table column that comes from a feature. */
export interface PlayerColumn {
  readonly id: string;
  /** True if this game has the column; always by default. */
  readonly isIn?: (room: RoomInfo, players: readonly HostPlayerRow[]) => boolean;
  readonly title: (t: TFunction<'host'>) => string;
  /** The column's initial order, best first. */
  readonly compare: (a: HostPlayerRow, b: HostPlayerRow) => number;
  readonly Cell: ComponentType<{ readonly player: HostPlayerRow; readonly room: RoomInfo }>;
}

export interface Sort {
  readonly by: string;
  /** Reverses the column's initial order. */
  readonly reversed: boolean;
}

/** Best first, names from A, disconnected players first. */
const COMPARE: Readonly<Record<SortKey, (a: HostPlayerRow, b: HostPlayerRow) => number>> = {
  rank: (a, b) => place(a) - place(b),
  name: (a, b) => a.name.localeCompare(b.name),
  progress: (a, b) => b.answered - a.answered,
  accuracy: (a, b) => judged(b) - judged(a),
  score: (a, b) => b.score - a.score,
  connected: (a, b) => Number(a.connected) - Number(b.connected),
};

function own(by: string): by is SortKey {
  return by in COMPARE;
}

function place({ rank }: HostPlayerRow): number {
  return rank ?? Number.MAX_SAFE_INTEGER;
}

/** Players without a scored answer sort after those with 0%. */
function judged({ accuracy }: HostPlayerRow): number {
  return accuracy ?? -1;
}

/** Ties stay in rank order, and unranked players in the order in which they joined. */
export function sortedRows(
  rows: readonly HostPlayerRow[],
  { by, reversed }: Sort,
  filter = '',
  columns: readonly Pick<PlayerColumn, 'id' | 'compare'>[] = [],
): readonly HostPlayerRow[] {
  const shown = filterByName(rows, filter);
  const compare = own(by) ? COMPARE[by] : (columns.find(({ id }) => id === by)?.compare ?? COMPARE.rank);
  return [...shown].sort((a, b) => (reversed ? compare(b, a) : compare(a, b)) || COMPARE.rank(a, b));
}

/**
 * Recomputes ranks from the current rows: a push carries only the rows of players who answered, so the other
 * ranks are stale.
 * Ties keep their order. Rows that keep their rank keep their identity.
 */
export function ranked(rows: readonly HostPlayerRow[]): readonly HostPlayerRow[] {
  if (rows.every(({ rank }) => rank === null)) return rows;
  const order = [...rows].sort((a, b) => b.score - a.score || judged(b) - judged(a) || COMPARE.rank(a, b));
  return order.map((row, index) => (row.rank === index + 1 ? row : { ...row, rank: index + 1 }));
}

/** True if two ranked players have the same points, so that something else decided their order. */
export function hasTies(rows: readonly HostPlayerRow[]): boolean {
  const scores = rows.filter(({ rank }) => rank !== null).map(({ score }) => score);
  return new Set(scores).size < scores.length;
}

export interface RoomFigures {
  /** Approved players. */
  readonly players: number;
  readonly connected: number;
  /** Includes players who have started another attempt. */
  readonly finished: number;
  /** Percentage of all players' questions that are done; a player who finishes early leaves some undone. */
  readonly progress: number;
  /** Percentage, averaged over players with a scored answer; null while there are none. */
  readonly accuracy: number | null;
  /** The same for first tries alone; null if nothing was asked again. */
  readonly firstTryAccuracy: number | null;
}

/** A player whose questions were asked only once has one accuracy. */
export const firstTryOf = (row: Pick<HostPlayerRow, 'accuracy' | 'firstTryAccuracy'>): number | null =>
  row.firstTryAccuracy ?? row.accuracy;

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : Math.round(values.reduce((sum, each) => sum + each, 0) / values.length);
}

export function figuresOf(rows: readonly HostPlayerRow[], questionCount: number): RoomFigures {
  const inside = rows.filter(({ approval }) => approval === 'approved');
  const judged = inside.filter(({ accuracy }) => accuracy !== null);
  const firstTry = judged.some(({ firstTryAccuracy }) => firstTryAccuracy !== undefined);
  const done = inside.reduce((sum, { done }) => sum + Math.min(done, questionCount), 0);
  const all = inside.length * questionCount;
  return {
    players: inside.length,
    connected: inside.filter(({ connected }) => connected).length,
    finished: inside.filter(({ isOver, attempt }) => isOver || attempt > 1).length,
    progress: all === 0 ? 0 : Math.round((100 * done) / all),
    accuracy: mean(judged.map(({ accuracy }) => accuracy ?? 0)),
    firstTryAccuracy: firstTry ? mean(judged.map((row) => firstTryOf(row) ?? 0)) : null,
  };
}
