// Which of a player's attempts the views tell: the present one, and once nothing can change any more the one that counts.

import { countingResponses, repeatedIn } from '#core/authority/askings.ts';
import { earlierBest } from '#core/authority/standing.ts';
import type { PastAttempt, Room, Seat } from '#core/authority/state.ts';
import { isFinished } from '#core/room/phase.ts';

/** What is told of an attempt. */
export type ToldAttempt = Pick<
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
 * At the end of the game for all the best attempt, which the rank comes from: the end must not speak of one that it has cut off. Alone,
 * each attempt is ranked among others, and the present one counts.
 */
export function toldAttempt(room: Room, seat: Seat): ToldAttempt {
  const best = isFinished(room.state) && room.playMode !== 'solo' ? earlierBest(seat) : undefined;
  return best ? toldOf(best) : seat;
}

export function toldOf({ attempt, standing, longestStreak, responses }: PastAttempt): ToldAttempt {
  let [marks, possible, totalCorrect] = [0, 0, 0];
  for (const response of countingResponses(responses).values()) {
    marks += response.marks;
    possible += response.possible;
    totalCorrect += Number(response.result === 'correct');
  }
  const repeated = repeatedIn(responses);
  const { score } = standing;
  // What is over has no streak that could go on.
  return { attempt, score, marks, possible, totalCorrect, streak: 0, longestStreak, responses, repeated };
}
