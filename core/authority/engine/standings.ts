// Who stands where: score, then accuracy, then less total time, then who joined first (decisions, "Scoring"). Who has done
// nothing yet has no accuracy and comes after those who have, be it 0 %.

import { isPlaying } from '#core/authority/seats.ts';
import { RULES } from '#core/authority/engine/rules.ts';
import { compareRanked, type RankedSeat, ranking, standingOf } from '#core/authority/standing.ts';
import type { Room, Seat } from '#core/authority/state.ts';
import type { Standings } from '#core/authority/viewContext.ts';
import { at, entriesOf } from '#core/collections/list.ts';
import { isTeacherPaced } from '#core/modes/registry.ts';
import { accuracyOf } from '#core/scoring/score.ts';
import type { Standing } from '#core/scoring/standing.ts';

type Order = Pick<Standings, 'order' | 'rankOf'>;

function inOrder(order: readonly number[]): Order {
  return { order, rankOf: new Map(order.map((index, place) => [index, place + 1])) };
}

/** Where a seat stood after so many responses of its present attempt. */
interface StoodAt {
  readonly standing: Standing;
  readonly responses: number;
}

function ranked(room: Room, stoodAt: (seat: Seat) => StoodAt): Order {
  const entries: RankedSeat[] = [];
  for (const [index, seat] of entriesOf(room.seats)) {
    if (!isPlaying(seat)) continue;
    const { standing, responses } = stoodAt(seat);
    entries.push({ index, standing: ranking(seat, standing, responses) });
  }
  entries.sort(compareRanked);
  return inOrder(entries.map(({ index }) => index));
}

function standsAfterAll(seat: Seat): StoodAt {
  return { standing: standingOf(seat), responses: seat.responses.length };
}

export function standingsOf(room: Room): Standings {
  const order = ranked(room, standsAfterAll);
  return { ...order, groups: RULES.rankingOf(room)?.groups?.(room) ?? [] };
}

/**
 * Teacher-paced: the places before the slide that is revealed now, as far as they tell who overtook whom; null for the first
 * slide. Among those whose scores are equal now nobody has moved, though accuracy or time may have put them in another order.
 */
export function standingsBeforeSlide(room: Room, now = standingsOf(room)): Standings['rankOf'] | null {
  const { slide } = room;
  if (!isTeacherPaced(room) || !slide || slide.index === 0) return null;
  const before = ranked(room, (seat) => {
    const last = seat.responses[seat.responses.length - 1];
    if (last?.q !== slide.index) return standsAfterAll(seat);
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
  // Where everybody would stand if only points had moved them.
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
