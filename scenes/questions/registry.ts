// All question types on the canvas: the compiler names what a new type lacks.

import type { QuestionType } from '#core/questions/question.ts';
import { blankPart } from '#scenes/questions/blank/part.ts';
import { mcqPart } from '#scenes/questions/mcq/part.ts';
import { msqPart } from '#scenes/questions/msq/part.ts';
import { openPart } from '#scenes/questions/open/part.ts';
import type { QuestionPartKind } from '#scenes/questions/part.ts';

export const QUESTION_PARTS: { readonly [Type in QuestionType]: QuestionPartKind<Type> } = {
  MCQ: mcqPart,
  MSQ: msqPart,
  BLANK: blankPart,
  OPEN: openPart,
};

/** The part for a type that is known only at run time: the caller gives it views of that same type. */
export function partKindOf(type: QuestionType): QuestionPartKind<QuestionType> {
  return QUESTION_PARTS[type] as unknown as QuestionPartKind<QuestionType>;
}
