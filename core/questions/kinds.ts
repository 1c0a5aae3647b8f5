// The registry of question kinds as everybody may know them. All types of questions come from it.

import { same } from '#core/collections/same.ts';
import { blankKind } from '#core/questions/blank/index.ts';
import { type Acted, type QuestionKind, type QuestionSort, SORTS, type Told } from '#core/questions/kind.ts';
import { mcqKind } from '#core/questions/mcq/index.ts';
import { msqKind } from '#core/questions/msq/index.ts';
import { openKind } from '#core/questions/open/index.ts';
import { reorderKind } from '#core/questions/reorder/index.ts';

const kinds = { MCQ: mcqKind, MSQ: msqKind, BLANK: blankKind, OPEN: openKind, REORDER: reorderKind };

export type QuestionType = keyof typeof kinds;

/** The types of each kind, by its id. Its key is a secret: see `authority.ts`. */
export type QuestionKinds = {
  readonly [T in QuestionType]: NonNullable<(typeof kinds)[T]['types']>;
};

const KINDS: { readonly [T in QuestionType]: QuestionKind<QuestionKinds[T]> } = kinds;

/** All types of questions that there are, in the order in which an author is offered them. */
export const QUESTION_TYPES = Object.keys(KINDS) as readonly QuestionType[];

type ActOf<T extends QuestionType> = QuestionKinds[T]['act'];

const ACTS: ReadonlySet<string> = new Set(Object.values(KINDS).flatMap(({ acts }) => acts));

/** Whether what a person wants is something that a question kind does with an answer. */
export function isAnswerAct(wanted: Told): wanted is ActOf<QuestionType> {
  return ACTS.has(wanted.type);
}

/** The kind of this id. Asked by the type of a question it takes that question, and what is of the same type. */
export function kindOf<T extends QuestionType>(type: T): QuestionKind<QuestionKinds[T]> {
  return KINDS[type];
}

/** What the sort of its kind says of a question. */
export function sortOf({ type }: { readonly type: QuestionType }): (typeof SORTS)[QuestionSort] {
  return SORTS[kindOf(type).sort];
}

/** What the act makes of the answer as it stands; null where it is another kind's, or means nothing here. */
export function acted<T extends QuestionType>(
  question: QuestionKinds[T]['question'] & { readonly type: T },
  draft: QuestionKinds[T]['answer'] | null,
  act: Told,
): Acted<QuestionKinds[T]['answer']> | null {
  const kind = kindOf<T>(question.type);
  const own: readonly string[] = kind.acts;
  const isOwn = (each: Told): each is ActOf<T> => own.includes(each.type);
  return isOwn(act) ? kind.acted(question, draft, act) : null;
}

/** Whether this is the answer that was wrong, and is not final. */
export function isTried(answer: Told | null, tried: Told | null): boolean {
  return answer !== null && same(answer, tried);
}
