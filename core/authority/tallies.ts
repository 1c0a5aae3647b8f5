// How the questions of a room went, counted answer by answer.

import { isCounting } from '#core/authority/askings.ts';
import type { CountedAnswer, Room, Seat, Tally } from '#core/authority/state.ts';
import { emptyBuckets, lookUp, withKey, withoutKey } from '#core/collections/buckets.ts';
import { authorityOf } from '#core/questions/authority.ts';

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
  const authority = authorityOf(answer.type);
  const counted: Tally = {
    ...tally,
    answered: tally.answered + by,
    correct: tally.correct + (result === 'correct' ? by : 0),
    partial: tally.partial + (result === 'partial' ? by : 0),
  };
  const picks = authority.picks(answer);
  if (authority.shown) return withText(counted, picks[0] ?? '', authority.shown(answer), by);
  const options: Record<string, number> = { ...tally.options };
  for (const pick of picks) options[pick] = (options[pick] ?? 0) + by;
  return { ...counted, options };
}

/** Counts `text`; `shown` is how it was typed this time. */
function withText(tally: Tally, text: string, shown: string, by: 1 | -1): Tally {
  const { texts, spellings } = tally;
  if (!texts) return tally;
  const before = lookUp(texts, text) ?? 0;
  if (before + by <= 0)
    return {
      ...tally,
      texts: withoutKey(texts, text),
      ...(spellings && { spellings: withoutKey(spellings, text) }),
    };
  return {
    ...tally,
    texts: withKey(texts, text, before + by),
    ...(before === 0 && shown !== text && { spellings: withKey(spellings ?? emptyBuckets(), text, shown) }),
  };
}
