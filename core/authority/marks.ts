// Marks as people are told them: where not every question counts for the same.

import { PARTS_OF_A_MARK, type Room } from '#core/authority/state.ts';
import type { Marks } from '#core/views/playerView.ts';

/** Asked for each player and each answer: kept beside the questions, which never change. */
const found = new WeakMap<Room['questions'], boolean>();

/** Whether some questions of the room count for more than others. */
export function tellsMarks({ questions }: Room): boolean {
  const known = found.get(questions);
  if (known !== undefined) return known;
  const tells = questions.some(({ question }) => question.worth !== undefined);
  found.set(questions, tells);
  return tells;
}

/** Of what is counted in parts of a mark. */
export function marksOf({ marks, possible }: { readonly marks: number; readonly possible: number }): Marks {
  return { earned: marks / PARTS_OF_A_MARK, possible: possible / PARTS_OF_A_MARK };
}
