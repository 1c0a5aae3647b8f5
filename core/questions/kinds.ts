// All question kinds, as everybody may know them: the compiler names what a new one lacks.

import { blankKind } from '#core/questions/blank/kind.ts';
import type { QuestionKind } from '#core/questions/kind.ts';
import { mcqKind } from '#core/questions/mcq/kind.ts';
import { msqKind } from '#core/questions/msq/kind.ts';
import { openKind } from '#core/questions/open/kind.ts';
import type { QuestionType } from '#core/questions/question.ts';

const KINDS: { readonly [T in QuestionType]: QuestionKind<T> } = {
  MCQ: mcqKind,
  MSQ: msqKind,
  BLANK: blankKind,
  OPEN: openKind,
};

/** The kind of this id. Asked by the type of a question it takes that question, and what is of the same type. */
export function kindOf<T extends QuestionType>(type: T): QuestionKind<T> {
  return KINDS[type];
}
