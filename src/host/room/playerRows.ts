// Sorting and summing up the rows of players.

import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { HostPlayerRow } from '#core/views/hostView.ts';
import type { RoomInfo } from '#core/views/playerView.ts';
import { foundByName } from '#src/ui/foundByName.ts';

export type SortKey = 'rank' | 'name' | 'progress' | 'accuracy' | 'score' | 'connected';

/** A column of the table besides its own: one of a feature of the game. */
export interface PlayerColumn {
  readonly id: string;
  /** Whether this game has it; where nothing is said, each has. */
  readonly isIn?: (room: RoomInfo, players: readonly HostPlayerRow[]) => boolean;
  readonly title: (t: TFunction<'host'>) => string;
  /** As it is first sorted, the best first. */
  readonly compare: (a: HostPlayerRow, b: HostPlayerRow) => number;
  readonly Cell: ComponentType<{ readonly player: HostPlayerRow; readonly room: RoomInfo }>;
}

export interface Sort {
  readonly by: string;
  /** Against the order in which this column is first shown. */
  readonly reversed: boolean;
}

/** Best first, names from A, those who are away first. */
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

/** Those without a judged answer come after those who have none right. */
function judged({ accuracy }: HostPlayerRow): number {
  return accuracy ?? -1;
}

/** Equal ones stay in rank order, and those without a rank in the order in which they came. */
export function sortedRows(
  rows: readonly HostPlayerRow[],
  { by, reversed }: Sort,
  filter = '',
  columns: readonly Pick<PlayerColumn, 'id' | 'compare'>[] = [],
): readonly HostPlayerRow[] {
  const shown = foundByName(rows, filter);
  const compare = own(by) ? COMPARE[by] : (columns.find(({ id }) => id === by)?.compare ?? COMPARE.rank);
  return [...shown].sort((a, b) => (reversed ? compare(b, a) : compare(a, b)) || COMPARE.rank(a, b));
}

/**
 * Ranks by what the rows say now: pushes bring only the rows of those who answered, so that the ranks of the others are old.
 * Equal ones stay as they were. Rows that keep their rank stay the same objects.
 */
export function ranked(rows: readonly HostPlayerRow[]): readonly HostPlayerRow[] {
  if (rows.every(({ rank }) => rank === null)) return rows;
  const order = [...rows].sort((a, b) => b.score - a.score || judged(b) - judged(a) || COMPARE.rank(a, b));
  return order.map((row, index) => (row.rank === index + 1 ? row : { ...row, rank: index + 1 }));
}

/** Whether two players have the same points, so that something else has ranked them. */
export function hasTies(rows: readonly HostPlayerRow[]): boolean {
  const scores = rows.filter(({ rank }) => rank !== null).map(({ score }) => score);
  return new Set(scores).size < scores.length;
}

export interface RoomFigures {
  /** Players who were let in. */
  readonly players: number;
  readonly connected: number;
  /** Who plays once more among them. */
  readonly finished: number;
  /** Per cent of all questions of all players that are over: who finished early leaves some undone. */
  readonly progress: number;
  /** Per cent, the mean of those of whom an answer has been judged; null while there is nobody. */
  readonly accuracy: number | null;
}

export function figuresOf(rows: readonly HostPlayerRow[], questionCount: number): RoomFigures {
  const inside = rows.filter(({ approval }) => approval === 'approved');
  const accuracies = inside.flatMap(({ accuracy }) => accuracy ?? []);
  const done = inside.reduce((sum, { done }) => sum + Math.min(done, questionCount), 0);
  const all = inside.length * questionCount;
  return {
    players: inside.length,
    connected: inside.filter(({ connected }) => connected).length,
    finished: inside.filter(({ isOver, attempt }) => isOver || attempt > 1).length,
    progress: all === 0 ? 0 : Math.round((100 * done) / all),
    accuracy:
      accuracies.length === 0
        ? null
        : Math.round(accuracies.reduce((sum, accuracy) => sum + accuracy, 0) / accuracies.length),
  };
}
