// How many had a question, and how many answered it: counted from the seats, so that a time-out is no answer
// (docs/game-rules.md, "What is counted").

import { countingResponses } from '#core/authority/askings.ts';
import { isPlaying } from '#core/authority/seats.ts';
import type { PastAttempt, Room, Seat, Slide } from '#core/authority/state.ts';
import { memoized } from '#core/collections/memoized.ts';
import { entriesOf } from '#core/collections/list.ts';
import type { Tally } from '#core/questions/authority.ts';

/** Many views of one moment ask for the same: kept beside the seats, which never change. */
const found = new WeakMap<Room['seats'], readonly number[]>();
/** Between two moments few seats change: kept beside each, which never changes either. */
const foundOfSeat = new WeakMap<Seat, readonly number[]>();
/** Attempts that are over are many, and change with the next one alone. */
const foundOfPast = new WeakMap<readonly PastAttempt[], ReadonlyMap<number, boolean>>();
const NO_PAST: readonly PastAttempt[] = [];

/**
 * Players for whom question `q` is over without an answer: its time ran out, or they skipped it. Who answered it in an
 * attempt before has answered it.
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

/** The questions that are over for the seat, in this attempt or one before, and that it has answered in none. */
function unansweredBy({ past = NO_PAST, responses }: Seat): readonly number[] {
  const before = memoized(foundOfPast, past, () => overIn(past));
  const now = overIn([{ responses }]);
  const over = new Set([...before.keys(), ...now.keys()]);
  return [...over].filter((q) => !before.get(q) && !now.get(q));
}

/** The questions that were over in these attempts, each with whether one of them answered it. */
function overIn(attempts: readonly Pick<PastAttempt, 'responses'>[]): ReadonlyMap<number, boolean> {
  const over = new Map<number, boolean>();
  for (const { responses } of attempts)
    for (const { q, answer } of countingResponses(responses).values())
      over.set(q, over.get(q) === true || answer !== null);
  return over;
}

/** Of a teacher-paced slide: players who gave an answer, and all who have it before them or had it, also those who are away. */
export function slideFigures(room: Room, slide: Slide): { answered: number; expected: number } {
  const { answered } = room.tallies[slide.index] as Tally;
  if (slide.state === 'reveal' || slide.state === 'completed')
    return { answered, expected: answered + unansweredOf(room, slide.index) };
  let waiting = 0;
  for (const [, seat] of entriesOf(room.seats)) if (isPlaying(seat) && !seat.pending?.answer) waiting += 1;
  return { answered, expected: answered + waiting };
}
