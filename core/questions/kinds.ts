// Public registry of question kinds, from which all question types are derived.

import { deepEqual } from '#core/collections/deepEqual.ts';
import { blankKind } from '#core/questions/blank/index.ts';
import {
  type ActResult,
  type QuestionKind,
  type QuestionSort,
  SORTS,
  type Typed,
} from '#core/questions/kind.ts';
import { matchKind } from '#core/questions/match/index.ts';
import { mcqKind } from '#core/questions/mcq/index.ts';
import { msqKind } from '#core/questions/msq/index.ts';
import { openKind } from '#core/questions/open/index.ts';
import { reorderKind } from '#core/questions/reorder/index.ts';

const kinds = {
  MCQ: mcqKind,
  MSQ: msqKind,
  BLANK: blankKind,
  OPEN: openKind,
  REORDER: reorderKind,
  MATCH: matchKind,
};

export type QuestionType = keyof typeof kinds;

/** The types of each kind, by its id. Keys are secret: see `authority.ts`. */
export type QuestionKinds = {
  readonly [T in QuestionType]: NonNullable<(typeof kinds)[T]['types']>;
};

const KINDS: { readonly [T in QuestionType]: QuestionKind<QuestionKinds[T]> } = kinds;

/** All question types, in the order in which authors see them. */
export const QUESTION_TYPES = Object.keys(KINDS) as readonly QuestionType[];

type ActOf<T extends QuestionType> = QuestionKinds[T]['act'];

const ACTS: ReadonlySet<string> = new Set(Object.values(KINDS).flatMap(({ acts }) => acts));

/** True if an act is one that a question kind applies to an answer. */
export function isAnswerAct(wanted: Typed): wanted is ActOf<QuestionType> {
  return ACTS.has(wanted.type);
}

/**
 * Called with the type of a question, returns the kind that accepts that question and whatever has the same
 * type.
 */
export function kindOf<T extends QuestionType>(type: T): QuestionKind<QuestionKinds[T]> {
  return KINDS[type];
}

/** Properties of the question's sort. */
export function sortOf({ type }: { readonly type: QuestionType }): (typeof SORTS)[QuestionSort] {
  return SORTS[kindOf(type).sort];
}

/** Applies an act to the draft; null if the act belongs to another kind or means nothing here. */
export function acted<T extends QuestionType>(
  question: QuestionKinds[T]['question'] & { readonly type: T },
  draft: QuestionKinds[T]['answer'] | null,
  act: Typed,
): ActResult<QuestionKinds[T]['answer']> | null {
  const kind = kindOf<T>(question.type);
  const own: readonly string[] = kind.acts;
  const isOwn = (each: Typed): each is ActOf<T> => own.includes(each.type);
  return isOwn(act) ? kind.applyAct(question, draft, act) : null;
}

/** The answer that a draft would send; null while it's unfinished or equals the wrong answer given before. */
export function sendable(
  draft: QuestionKinds[QuestionType]['answer'] | null,
  tried: Typed | null,
): QuestionKinds[QuestionType]['answer'] | null {
  const answer = draft && kindOf(draft.type).submittable(draft);
  return isTried(answer, tried) ? null : answer;
}

/** True if the answer repeats the previous wrong one, which wasn't final. */
export function isTried(answer: Typed | null, tried: Typed | null): boolean {
  return answer !== null && deepEqual(answer, tried);
}
