// Question figures: how many players had a question and how many answered it, counted from the seats so that
// a time-out is not an answer (docs/game-rules.md, "What is counted").

import { countedResponses } from '#core/authority/countedResponses.ts';
import { isPlaying } from '#core/authority/seats.ts';
import type { PastAttempt, Room, Seat, Slide } from '#core/authority/state.ts';
import { memoized } from '#core/collections/memoized.ts';
import { entriesOf } from '#core/collections/list.ts';
import type { Tally } from '#core/questions/authority.ts';

/** Many views of the same moment ask for this, so it is cached by the seats, which never change. */
const found = new WeakMap<Room['seats'], readonly number[]>();
/** Few seats change from one moment to the next, so each seat's result is cached too. */
const foundOfSeat = new WeakMap<Seat, readonly number[]>();
/** Past attempts are many and change only when the next one starts. */
const foundOfPast = new WeakMap<readonly PastAttempt[], ReadonlyMap<number, boolean>>();
const NO_PAST: readonly PastAttempt[] = [];

/**
 * Number of players for whom question `q` is over without an answer: they skipped it, or their time ran out.
 * An answer in an earlier attempt counts.
 */
export function unansweredOf(room: Room, q: number): number {
  const counts = memoized(found, room.seats, () => countUnanswered(room));
  return counts[q] ?? 0;
}

function countUnanswered(room: Room): readonly number[] {
  const counts = room.questions.map(() => 0);
  for (const [, seat] of entriesOf(room.seats))
    for (const q of memoized(foundOfSeat, seat, unansweredBy)) counts[q] = (counts[q] ?? 0) + 1;
  return counts;
}

/** Questions that are over for the seat, in this attempt or an earlier one, and were never answered. */
function unansweredBy({ past = NO_PAST, responses }: Seat): readonly number[] {
  const before = memoized(foundOfPast, past, () => overIn(past));
  const now = overIn([{ responses }]);
  const over = new Set([...before.keys(), ...now.keys()]);
  return [...over].filter((q) => !before.get(q) && !now.get(q));
}

/** Questions that were over in these attempts, and whether any attempt answered them. */
function overIn(attempts: readonly Pick<PastAttempt, 'responses'>[]): ReadonlyMap<number, boolean> {
  const over = new Map<number, boolean>();
  for (const { responses } of attempts)
    for (const { q, answer } of countedResponses(responses).values())
      over.set(q, over.get(q) === true || answer !== null);
  return over;
}

/**
 * For a teacher-paced slide: players who answered it, and all players who have or had it in front of them,
 * even if they're away.
 */
export function slideFigures(room: Room, slide: Slide): { answered: number; expected: number } {
  const { answered } = room.tallies[slide.index] as Tally;
  if (slide.state === 'reveal' || slide.state === 'completed')
    return { answered, expected: answered + unansweredOf(room, slide.index) };
  let waiting = 0;
  for (const [, seat] of entriesOf(room.seats)) if (isPlaying(seat) && !seat.pending?.answer) waiting += 1;
  return { answered, expected: answered + waiting };
}
