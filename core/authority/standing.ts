// Standing of one seat: its current attempt, and the best one, which counts.

import type { PastAttempt, Seat } from '#core/authority/state.ts';
import { accuracyOf } from '#core/scoring/score.ts';
import { compareStandings, type Standing } from '#core/scoring/standing.ts';

export function attemptStanding(seat: Seat): Standing {
  return {
    score: seat.score,
    accuracy: accuracyOf(seat.marks, seat.possible, seat.responses.length),
    timeMs: seat.timeMs,
  };
}

/** Returns the current attempt in the form in which it is kept once another one starts. */
export function currentAttempt(seat: Seat): PastAttempt {
  const { attempt, longestStreak, responses, ledger } = seat;
  return {
    attempt,
    standing: attemptStanding(seat),
    longestStreak,
    responses,
    ...(ledger && { ledger }),
  };
}

/** Returns the seat's standing: that of its best attempt. */
export function standingOf(seat: Seat): Standing {
  return betterEarlierAttempt(seat)?.standing ?? attemptStanding(seat);
}

/** Returns the earlier attempt that counts for the seat; undefined if the current one does. */
export function betterEarlierAttempt(seat: Seat): PastAttempt | undefined {
  let best: PastAttempt | undefined;
  let standing = attemptStanding(seat);
  for (const past of seat.past ?? []) {
    if (compareStandings(past.standing, standing) >= 0) continue;
    best = past;
    ({ standing } = past);
  }
  return best;
}

/**
 * Returns what a seat is ranked by. Players who haven't answered come after those who have, even incorrectly.
 * `responses`: how many of the current attempt's responses count.
 */
export function rankingKey(
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

/** Best first; among equals, by who joined first. */
export function compareRanked(a: RankedSeat, b: RankedSeat): number {
  return compareStandings(a.standing, b.standing) || a.index - b.index;
}

/** Accuracy of players who haven't answered: below 0%. */
const NO_ACCURACY = -1;

/**
 * True if the seat has given an answer, even an incorrect one, among its first responses or in an earlier
 * attempt.
 */
function hasAnswered({ past, responses }: Seat, first: number): boolean {
  if (past && past.length > 0) return true;
  for (let index = 0; index < first; index += 1) if (responses[index]?.answer) return true;
  return false;
}
