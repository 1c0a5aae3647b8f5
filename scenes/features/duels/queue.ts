// Strikes that come close together: one is shown after the other, the later ones faster, and many as one.

import type { DuelNewsView } from '#core/features/duels/views.ts';

/** So many or more that wait are shown as one. */
const MANY = 3;
/** Of its time, what a strike takes before which another one was shown. */
const LATER = 0.6;

export interface Showing {
  /** What is shown of them. */
  readonly news: DuelNewsView;
  /** How many come in it. */
  readonly count: number;
  /** Points that the reader got or lost by all of them. */
  readonly points: number;
  /** How much faster than alone. */
  readonly pace: number;
}

/** Takes the next to be shown out of `waiting`; null for none. `isFirst`: nothing was shown right before. */
export function nextShowing(waiting: DuelNewsView[], isFirst: boolean): Showing | null {
  const pace = isFirst ? 1 : 1 / LATER;
  const taken = waiting.splice(0, waiting.length >= MANY ? waiting.length : 1);
  // What hit tells the most.
  const news = taken.findLast(isStruck) ?? taken.at(-1);
  return news ? { news, count: taken.length, points: pointsOf(taken), pace } : null;
}

export const pointsOf = (all: readonly DuelNewsView[]): number =>
  all.reduce((sum, { points }) => sum + points, 0);

/** Whether it left snow on the reader. */
export function isStruck({ role, outcome }: DuelNewsView): boolean {
  if (role === 'striker') return outcome === 'rebounded';
  return role === 'third' || outcome === 'struckTarget';
}

export interface Told {
  /** The newest. */
  readonly news: DuelNewsView;
  readonly count: number;
  /** What the reader got or lost by all of them. */
  readonly points: number;
  /** Server time in ms until which it is told. */
  readonly until: number;
}

/** What is told now of what came lately; null for nothing. `ms`: for how long a strike is told. */
export function toldNow(news: readonly DuelNewsView[], now: number, ms: number): Told | null {
  const recent = news.filter(({ at, role }) => role !== 'striker' && at + ms > now);
  const last = recent.at(-1);
  if (!last) return null;
  const isMany = recent.length >= MANY;
  return {
    news: last,
    count: isMany ? recent.length : 1,
    points: isMany ? pointsOf(recent) : last.points,
    until: last.at + ms,
  };
}
