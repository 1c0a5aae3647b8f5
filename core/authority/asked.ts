// The questions of a room that ask for something, apart from those that are only shown: players meet these, too, but they count nowhere.

import type { PastAttempt, Room } from '#core/authority/state.ts';
import { memoized } from '#core/collections/memoized.ts';
import { sortOf } from '#core/questions/kinds.ts';

/** The questions of a room never change: kept beside them. */
const known = new WeakMap<Room['questions'], ReadonlySet<number>>();

/** Indexes of what is only shown; none in most rooms. */
export function shownIn({ questions }: Pick<Room, 'questions'>): ReadonlySet<number> {
  return memoized(
    known,
    questions,
    () => new Set(questions.flatMap(({ question }, q) => (sortOf(question).asks ? [] : q))),
  );
}

/** True for the index of a question that asks for something. */
export function asks(room: Pick<Room, 'questions'>, q: number): boolean {
  return !shownIn(room).has(q);
}

/** Questions of the room that ask for something. */
export function asking({ questions }: Pick<Room, 'questions'>): number {
  return questions.length - shownIn({ questions }).size;
}

/** Of an attempt, what was only shown and is over. */
export function seenIn(room: Pick<Room, 'questions'>, { responses }: Pick<PastAttempt, 'responses'>): number {
  const shown = shownIn(room);
  return shown.size === 0 ? 0 : responses.filter(({ q, comesAgain }) => shown.has(q) && !comesAgain).length;
}
