// The attempt that views show: the current one, or the one that counts once nothing can change anymore.

import { countedResponses, repeatCount } from '#core/authority/countedResponses.ts';
import { betterEarlierAttempt } from '#core/authority/standing.ts';
import type { PastAttempt, Room, Seat } from '#core/authority/state.ts';
import { isFinished } from '#core/room/phase.ts';

/** Attempt as views show it. */
export type AttemptSummary = Pick<
  Seat,
  | 'attempt'
  | 'score'
  | 'marks'
  | 'possible'
  | 'totalCorrect'
  | 'streak'
  | 'longestStreak'
  | 'responses'
  | 'repeated'
>;

/**
 * Returns the best attempt, which the rank is based on, once the game is over for everyone: final results
 * must not describe an attempt that the end cut off. Solo games rank every attempt, so the current one
 * counts.
 */
export function shownAttempt(room: Room, seat: Seat): AttemptSummary {
  const best = isFinished(room.state) && room.playMode !== 'solo' ? betterEarlierAttempt(seat) : undefined;
  return best ? attemptSummary(best) : seat;
}

export function attemptSummary({ attempt, standing, longestStreak, responses }: PastAttempt): AttemptSummary {
  let [marks, possible, totalCorrect] = [0, 0, 0];
  for (const response of countedResponses(responses).values()) {
    marks += response.marks;
    possible += response.possible;
    totalCorrect += Number(response.result === 'correct');
  }
  const repeated = repeatCount(responses);
  const { score } = standing;
  // A finished attempt has no streak to continue.
  return { attempt, score, marks, possible, totalCorrect, streak: 0, longestStreak, responses, repeated };
}
