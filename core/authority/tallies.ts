// How the questions of a room went, counted answer by answer.

import { isCounting } from '#core/authority/askings.ts';
import type { CountedAnswer, Room, Seat } from '#core/authority/state.ts';
import { authorityOf } from '#core/questions/authority.ts';
import type { KeyedQuestion } from '#core/questions/authorityTypes.ts';
import type { Tally } from '#core/questions/tally.ts';

/** How a question went before anybody has answered it. */
export function emptyTally({ question }: KeyedQuestion): Tally {
  return { answered: 0, correct: 0, partial: 0, ...authorityOf(question.type).counting.start(question) };
}

/** The last answer that the player gave to a question in the attempts before this one; one that was only passed does not count. */
export function earlierAnswer({ past = [] }: Seat, q: number): CountedAnswer | undefined {
  for (let index = past.length - 1; index >= 0; index -= 1) {
    const given = past[index]?.responses.findLast(
      (response) => response.q === q && response.answer !== null && isCounting(response),
    );
    if (given) return given;
  }
  return undefined;
}

/** `earlier` is what the same player answered in an attempt before: the teacher wants to know how many are right, not how often. */
export function withTally(
  room: Room,
  response: CountedAnswer,
  earlier: CountedAnswer | undefined,
): readonly Tally[] {
  if (!response.answer) return room.tallies;
  const tally = room.tallies[response.q] as Tally;
  const tallies = room.tallies.slice();
  tallies[response.q] = recounted(earlier ? recounted(tally, earlier, -1) : tally, response, 1);
  return tallies;
}

/** The tally with an answer more, or one less. */
export function recounted(tally: Tally, { answer, result }: CountedAnswer, by: 1 | -1): Tally {
  if (!answer) return tally;
  const counted: Tally = {
    ...tally,
    answered: tally.answered + by,
    correct: tally.correct + (result === 'correct' ? by : 0),
    partial: tally.partial + (result === 'partial' ? by : 0),
  };
  return authorityOf(answer.type).counting.count(counted, answer, by);
}
