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
