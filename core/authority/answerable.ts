// Questions that ask for an answer, as opposed to display-only ones, which players see but which never count.

import type { PastAttempt, Room } from '#core/authority/state.ts';
import { memoized } from '#core/collections/memoized.ts';
import { sortOf } from '#core/questions/kinds.ts';

/** Cached by the room's question list, which never changes. */
const known = new WeakMap<Room['questions'], ReadonlySet<number>>();

/** Indexes of display-only questions; empty in most rooms. */
export function slidesIn({ questions }: Pick<Room, 'questions'>): ReadonlySet<number> {
  return memoized(
    known,
    questions,
    () => new Set(questions.flatMap(({ question }, q) => (sortOf(question).asks ? [] : q))),
  );
}

/** True if the question at this index asks for an answer. */
export function isAnswerable(room: Pick<Room, 'questions'>, q: number): boolean {
  return !slidesIn(room).has(q);
}

/** Number of questions in the room that ask for an answer. */
export function answerableCount({ questions }: Pick<Room, 'questions'>): number {
  return questions.length - slidesIn({ questions }).size;
}

/** Number of display-only questions that this attempt is done with. */
export function slidesSeen(
  room: Pick<Room, 'questions'>,
  { responses }: Pick<PastAttempt, 'responses'>,
): number {
  const shown = slidesIn(room);
  return shown.size === 0 ? 0 : responses.filter(({ q, comesAgain }) => shown.has(q) && !comesAgain).length;
}
