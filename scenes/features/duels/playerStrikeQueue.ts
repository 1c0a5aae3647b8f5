// Queue of strikes on a player's screen: they are shown one after another, later ones faster, and three or
// more as one.

import { added } from '#core/collections/added.ts';
import { STRUCK_MS } from '#core/features/duels/duels.ts';
import type { DuelNewsView } from '#core/features/duels/views.ts';
import type { PlayerView } from '#core/views/playerView.ts';

/** True while a question is open or being judged, so that nothing may cover it. */
export const isInQuestion = ({ slide }: Pick<PlayerView, 'slide'>): boolean =>
  slide?.question != null && !slide.feedback;

/** Waiting strikes are shown as one if there are at least this many. */
const MANY = 3;
/** Share of the usual duration for a strike shown right after another. */
const LATER = 0.6;

/** The strikes on the player that are new in `after`, except old ones. `now`: server time in ms. */
export function newStrikes(before: PlayerView, after: PlayerView, now: number): readonly DuelNewsView[] {
  const came = added(before.me.duel?.news ?? [], after.me.duel?.news ?? []);
  return came.filter(({ role, at }) => role !== 'striker' && at > now - STRUCK_MS);
}

export interface StrikeBatch {
  /** The strike shown for all of them. */
  readonly news: DuelNewsView;
  /** Number of strikes in the batch. */
  readonly count: number;
  /** Points the player won or lost in total. */
  readonly points: number;
  /** Speed relative to a strike shown alone. */
  readonly pace: number;
}

/**
 * Takes the next strike to show out of `waiting`; null if there is none. `isFirst`: no strike was shown right
 * before.
 */
export function takeNextBatch(waiting: DuelNewsView[], isFirst: boolean): StrikeBatch | null {
  const pace = isFirst ? 1 : 1 / LATER;
  const taken = waiting.splice(0, waiting.length >= MANY ? waiting.length : 1);
  // A hit matters more than any other outcome.
  const news = taken.findLast(leavesSnow) ?? taken.at(-1);
  return news ? { news, count: taken.length, points: pointsOf(taken), pace } : null;
}

export const pointsOf = (all: readonly DuelNewsView[]): number =>
  all.reduce((sum, { points }) => sum + points, 0);

/** True if the strike left snow on the player. */
export function leavesSnow({ role, outcome }: DuelNewsView): boolean {
  if (role === 'striker') return outcome === 'rebounded';
  return role === 'third' || outcome === 'struckTarget';
}

export interface ShownNews {
  /** The newest. */
  readonly news: DuelNewsView;
  readonly count: number;
  /** Points the player won or lost in total. */
  readonly points: number;
  /** Server time in ms until which it is shown. */
  readonly until: number;
}

/** The recent news to show now; null if there is none. `ms`: how long a strike is shown. */
export function currentNews(news: readonly DuelNewsView[], now: number, ms: number): ShownNews | null {
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
