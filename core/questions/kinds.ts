// All question kinds, as everybody may know them: the compiler names what a new one lacks.

import { blankKind } from '#core/questions/blank/kind.ts';
import type { QuestionKind } from '#core/questions/kind.ts';
import { mcqKind } from '#core/questions/mcq/kind.ts';
import { msqKind } from '#core/questions/msq/kind.ts';
import { openKind } from '#core/questions/open/kind.ts';
import type { AnswerAct, QuestionType } from '#core/questions/question.ts';

const KINDS: { readonly [T in QuestionType]: QuestionKind<T> } = {
  MCQ: mcqKind,
  MSQ: msqKind,
  BLANK: blankKind,
  OPEN: openKind,
};

const ACTS: ReadonlySet<string> = new Set(Object.values(KINDS).flatMap(({ acts }) => acts));

/** Whether what a person wants is something that a question kind does with an answer. */
export function isAnswerAct(wanted: { readonly type: string }): wanted is AnswerAct {
  return ACTS.has(wanted.type);
}

/** The kind of this id. Asked by the type of a question it takes that question, and what is of the same type. */
export function kindOf<T extends QuestionType>(type: T): QuestionKind<T> {
  return KINDS[type];
}
