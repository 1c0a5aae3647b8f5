// Response counting: a seat's score, marks, and streak after one more response.

import { replacedResponse, countedResponses, isCounted } from '#core/authority/countedResponses.ts';
import type { Response, Seat } from '#core/authority/state.ts';
import { streakAfter } from '#core/scoring/score.ts';

/** Initial values of an attempt, apart from what features add. */
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

/** Returns the seat with the response counted, its question closed, and nothing pending. */
export function withResponseCounted(seat: Seat, response: Response): Seat {
  const streak = streakAfter(seat.streak, response.result);
  // The answer to a repeated question replaces the earlier one in accuracy and marks (decisions,
  // "Redemption").
  const before = replacedResponse(seat, response);
  const counts = !before || isCounted(response);
  return {
    ...seat,
    score: seat.score + response.breakup.total,
    marks: seat.marks + (counts ? response.marks - (before?.marks ?? 0) : 0),
    // A text that is changed before it's submitted may lose or get a mark.
    possible: seat.possible + (counts ? response.possible - (before?.possible ?? 0) : 0),
    totalCorrect: seat.totalCorrect + Number(response.result === 'correct'),
    streak,
    longestStreak: Math.max(seat.longestStreak, streak),
    timeMs: seat.timeMs + response.timeMs,
    responses: [...seat.responses, response],
    repeated: seat.repeated + Number(before !== undefined),
    pending: null,
    // If the answer crossed with postponing its question, keep the question that has opened since.
    open: seat.open && seat.open.q !== response.q ? seat.open : null,
  };
}

/** Streaks over the counting responses of an attempt, in the order their questions were first answered. */
export function streaksOf(responses: readonly Response[]): Pick<Seat, 'streak' | 'longestStreak'> {
  let streak = 0;
  let longestStreak = 0;
  for (const { result } of countedResponses(responses).values()) {
    streak = streakAfter(streak, result);
    longestStreak = Math.max(longestStreak, streak);
  }
  return { streak, longestStreak };
}
