// A seat after one response more: score, marks and streak.

import { countingBefore, countingResponses, isCounting } from '#core/authority/askings.ts';
import type { Response, Seat } from '#core/authority/state.ts';
import { streakAfter } from '#core/scoring/score.ts';

/** What an attempt has at its start, besides what features add. */
export const FRESH_ATTEMPT = {
  score: 0,
  marks: 0,
  possible: 0,
  totalCorrect: 0,
  streak: 0,
  longestStreak: 0,
  timeMs: 0,
  isOver: false,
  responses: [],
  pending: null,
  open: null,
  later: null,
  repeated: 0,
} as const;

/** The seat with the response counted, and so with nothing open or pending any more. */
export function counted(seat: Seat, response: Response): Seat {
  const streak = streakAfter(seat.streak, response.result);
  // An answer to a question that was asked again replaces the one before for accuracy and marks (decisions, "Redemption").
  const before = countingBefore(seat, response);
  const replacing = before && isCounting(response) ? response.marks - before.marks : 0;
  return {
    ...seat,
    score: seat.score + response.breakup.total,
    marks: seat.marks + (before ? replacing : response.marks),
    possible: seat.possible + (before ? 0 : response.possible),
    totalCorrect: seat.totalCorrect + Number(response.result === 'correct'),
    streak,
    longestStreak: Math.max(seat.longestStreak, streak),
    timeMs: seat.timeMs + response.timeMs,
    responses: [...seat.responses, response],
    repeated: seat.repeated + Number(before !== undefined),
    pending: null,
    // An answer that crossed with leaving its question for later leaves the one that has opened since as it is.
    open: seat.open && seat.open.q !== response.q ? seat.open : null,
  };
}

/** The streaks of what counts of an attempt, question by question in the order in which they were first answered. */
export function streaksOf(responses: readonly Response[]): Pick<Seat, 'streak' | 'longestStreak'> {
  let streak = 0;
  let longestStreak = 0;
  for (const { result } of countingResponses(responses).values()) {
    streak = streakAfter(streak, result);
    longestStreak = Math.max(longestStreak, streak);
  }
  return { streak, longestStreak };
}
