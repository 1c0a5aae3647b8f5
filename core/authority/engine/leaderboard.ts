// Leaderboard order: by score, then accuracy, then less total time, then who joined first (decisions,
// "Scoring"). Players who haven't done anything yet have no accuracy and rank below those who have, even at
// 0%.

import { isPlaying } from '#core/authority/seats.ts';
import { RULES } from '#core/authority/engine/rules.ts';
import { compareRanked, type RankedSeat, rankingKey, standingOf } from '#core/authority/standing.ts';
import type { Room, Seat } from '#core/authority/state.ts';
import type { Leaderboard } from '#core/authority/viewContext.ts';
import { at, entriesOf } from '#core/collections/list.ts';
import { isTeacherPaced } from '#core/modes/registry.ts';
import { accuracyOf } from '#core/scoring/score.ts';
import type { Standing } from '#core/scoring/standing.ts';

type Order = Pick<Leaderboard, 'order' | 'rankOf'>;

function inOrder(order: readonly number[]): Order {
  return { order, rankOf: new Map(order.map((index, place) => [index, place + 1])) };
}

/** A seat's totals after a number of responses in its current attempt. */
interface AttemptTotals {
  readonly standing: Standing;
  readonly responses: number;
}

function ranked(room: Room, totalsOf: (seat: Seat) => AttemptTotals): Order {
  const entries: RankedSeat[] = [];
  for (const [index, seat] of entriesOf(room.seats)) {
    if (!isPlaying(seat)) continue;
    const { standing, responses } = totalsOf(seat);
    entries.push({ index, standing: rankingKey(seat, standing, responses) });
  }
  entries.sort(compareRanked);
  return inOrder(entries.map(({ index }) => index));
}

function currentTotals(seat: Seat): AttemptTotals {
  return { standing: standingOf(seat), responses: seat.responses.length };
}

export function leaderboardOf(room: Room): Leaderboard {
  const order = ranked(room, currentTotals);
  return { ...order, groups: RULES.rankingOf(room)?.groups?.(room) ?? [] };
}

/**
 * Teacher-paced: ranks before the slide being revealed, adjusted to show only overtakes by points; null for
 * the first slide. Players whose scores are now equal don't count as having passed each other, even if
 * accuracy or time changed their order.
 */
export function ranksBeforeSlide(room: Room, now = leaderboardOf(room)): Leaderboard['rankOf'] | null {
  const { slide } = room;
  if (!isTeacherPaced(room) || !slide || slide.index === 0) return null;
  const before = ranked(room, (seat) => {
    const last = seat.responses[seat.responses.length - 1];
    if (last?.q !== slide.index) return currentTotals(seat);
    const responses = seat.responses.length - 1;
    const standing = {
      score: seat.score - last.breakup.total,
      accuracy: accuracyOf(seat.marks - last.marks, seat.possible - last.possible, responses),
      timeMs: seat.timeMs - last.timeMs,
    };
    return { standing, responses };
  });
  const score = (index: number): number => standingOf(at(room.seats, index) as Seat).score;
  const rankBefore = (index: number): number => before.rankOf.get(index) ?? 0;
  // The order that results if only points can move anyone.
  const byPoints = inOrder(
    [...before.order].sort((a, b) => score(b) - score(a) || rankBefore(a) - rankBefore(b)),
  );
  return new Map(
    [...now.rankOf].map(([index, rank]) => [
      index,
      rank + rankBefore(index) - (byPoints.rankOf.get(index) ?? rankBefore(index)),
    ]),
  );
}
