// Question tallies: how the room answered, counted answer by answer.

import { isCounted } from '#core/authority/countedResponses.ts';
import type { CountedAnswer, Room, Seat } from '#core/authority/state.ts';
import { authorityOf, type KeyedQuestion, type Tally } from '#core/questions/authority.ts';

/** The tally of a question before anyone has answered it. */
export function emptyTally({ question }: KeyedQuestion): Tally {
  const counts = authorityOf(question.type).tally.start(question);
  return { answered: 0, correct: 0, partial: 0, counts };
}

/** Returns the player's last answer to a question in earlier attempts; skipping it doesn't count. */
export function earlierAnswer({ past = [] }: Seat, q: number): CountedAnswer | undefined {
  for (let index = past.length - 1; index >= 0; index -= 1) {
    const given = past[index]?.responses.findLast(
      (response) => response.q === q && response.answer !== null && isCounted(response),
    );
    if (given) return given;
  }
  return undefined;
}

/**
 * Returns the tallies with the response counted. `earlier`: the same player's answer in an earlier attempt,
 * which it replaces, since teachers want to know how many players are right, not how often.
 */
export function withTally(
  room: Room,
  response: CountedAnswer,
  earlier: CountedAnswer | undefined,
): readonly Tally[] {
  if (!response.answer) return room.tallies;
  const tally = room.tallies[response.q] as Tally;
  const tallies = room.tallies.slice();
  const keyed = room.questions[response.q] as KeyedQuestion;
  tallies[response.q] = recounted(keyed, earlier ? recounted(keyed, tally, earlier, -1) : tally, response, 1);
  return tallies;
}

/** Returns the tally with one answer added or removed. */
export function recounted(
  keyed: KeyedQuestion,
  tally: Tally,
  { answer, result }: CountedAnswer,
  by: 1 | -1,
): Tally {
  if (!answer) return tally;
  return {
    answered: tally.answered + by,
    correct: tally.correct + (result === 'correct' ? by : 0),
    partial: tally.partial + (result === 'partial' ? by : 0),
    counts: authorityOf(answer.type).tally.count(keyed, tally.counts, answer, by),
  };
}
