// Marks as shown to people, for rooms in which not every question counts the same.

import { PARTS_OF_A_MARK, type Room } from '#core/authority/state.ts';
import type { Marks } from '#core/views/playerView.ts';

/** Needed for each player and answer, so it is cached by the room's question list, which never changes. */
const found = new WeakMap<Room['questions'], boolean>();

/** True if some of the room's questions count for more than others. */
export function showsMarks({ questions }: Room): boolean {
  const known = found.get(questions);
  if (known !== undefined) return known;
  const tells = questions.some(({ question }) => question.worth !== undefined);
  found.set(questions, tells);
  return tells;
}

/** Converts from parts of a mark. */
export function marksOf({ marks, possible }: { readonly marks: number; readonly possible: number }): Marks {
  return { earned: marks / PARTS_OF_A_MARK, possible: possible / PARTS_OF_A_MARK };
}
