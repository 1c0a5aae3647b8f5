// How one seat stands: the present attempt, and the best one, which counts.

import type { PastAttempt, Seat } from '#core/authority/state.ts';
import { accuracyOf } from '#core/scoring/score.ts';
import { compareStandings, type Standing } from '#core/scoring/standing.ts';

/** How the present attempt stands. */
export function attemptStanding(seat: Seat): Standing {
  return {
    score: seat.score,
    accuracy: accuracyOf(seat.marks, seat.possible, seat.responses.length),
    timeMs: seat.timeMs,
  };
}

/** The present attempt, as it is kept once another one begins. */
export function presentAttempt(seat: Seat): PastAttempt {
  const { attempt, longestStreak, responses, ledger } = seat;
  return {
    attempt,
    standing: attemptStanding(seat),
    longestStreak,
    responses,
    ...(ledger && { ledger }),
  };
}

/** The seat's standing: the best of its attempts. */
export function standingOf(seat: Seat): Standing {
  return earlierBest(seat)?.standing ?? attemptStanding(seat);
}

/** The attempt before the present one that counts for the seat; undefined where the present one does. */
export function earlierBest(seat: Seat): PastAttempt | undefined {
  let best: PastAttempt | undefined;
  let standing = attemptStanding(seat);
  for (const past of seat.past ?? []) {
    if (compareStandings(past.standing, standing) >= 0) continue;
    best = past;
    ({ standing } = past);
  }
  return best;
}

/** What a seat is ranked by: who has done nothing yet comes after those who have, be it all wrong. `responses`: of the present attempt, the first so many count. */
export function ranking(
  seat: Seat,
  standing: Standing = standingOf(seat),
  responses: number = seat.responses.length,
): Standing {
  const idle = standing.score === 0 && standing.accuracy === 0 && !hasAnswered(seat, responses);
  return idle ? { ...standing, accuracy: NO_ACCURACY } : standing;
}

export interface RankedSeat {
  readonly index: number;
  readonly standing: Standing;
}

/** Best first; of equals who joined first. */
export function compareRanked(a: RankedSeat, b: RankedSeat): number {
  return compareStandings(a.standing, b.standing) || a.index - b.index;
}

/** Of who has done nothing: below 0 %. */
const NO_ACCURACY = -1;

/** Whether the seat has given an answer, be it wrong, among its first responses or in an attempt before. */
function hasAnswered({ past, responses }: Seat, first: number): boolean {
  if (past && past.length > 0) return true;
  for (let index = 0; index < first; index += 1) if (responses[index]?.answer) return true;
  return false;
}
