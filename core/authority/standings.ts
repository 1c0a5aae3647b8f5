// Who stands where: score, then accuracy, then less total time, then who joined first (decisions, "Scoring").

import { isPlaying } from '#core/authority/seats.ts';
import type { Room, Seat, Standing } from '#core/authority/state.ts';
import { entriesOf } from '#core/collections/list.ts';
import { accuracyOf } from '#core/scoring/score.ts';

/** Negative if `a` ranks before `b`; 0 if only joining order can tell. */
export function compareStandings(a: Standing, b: Standing): number {
  return b.score - a.score || b.accuracy - a.accuracy || a.timeMs - b.timeMs;
}

/** The seat's standing: the best of its attempts. */
export function standingOf(seat: Seat): Standing {
  const own: Standing = {
    score: seat.score,
    accuracy: accuracyOf(seat.marks, seat.possible, seat.responses.length),
    timeMs: seat.timeMs,
  };
  return seat.best && compareStandings(seat.best, own) < 0 ? seat.best : own;
}

/** Ranks of all who play. Computed over the whole room: once a slide, or at most a few times a second. */
export interface Standings {
  /** Seat indexes, best first. */
  readonly order: readonly number[];
  /** 1-based rank by seat index. */
  readonly rankOf: ReadonlyMap<number, number>;
}

function ranked(room: Room, standing: (seat: Seat) => Standing): Standings {
  const entries: { index: number; standing: Standing }[] = [];
  for (const [index, seat] of entriesOf(room.seats))
    if (isPlaying(seat)) entries.push({ index, standing: standing(seat) });
  entries.sort((a, b) => compareStandings(a.standing, b.standing) || a.index - b.index);
  const order = entries.map(({ index }) => index);
  return { order, rankOf: new Map(order.map((index, place) => [index, place + 1])) };
}

export function standingsOf(room: Room): Standings {
  return ranked(room, standingOf);
}

/** Teacher-paced: the ranks before the slide that is revealed now; null for the first one. */
export function standingsBeforeSlide(room: Room): Standings | null {
  const { slide } = room;
  if (room.type !== 'tp' || !slide || slide.index === 0) return null;
  return ranked(room, (seat) => {
    const last = seat.responses[seat.responses.length - 1];
    if (last?.q !== slide.index) return standingOf(seat);
    return {
      score: seat.score - last.breakup.total,
      accuracy: accuracyOf(seat.marks - last.marks, seat.possible - last.possible, seat.responses.length - 1),
      timeMs: seat.timeMs - last.timeMs,
    };
  });
}
