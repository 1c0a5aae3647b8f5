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
import type { LateKinds } from '#core/questions/lateKinds.ts';
import { mcqKind } from '#core/questions/mcq/index.ts';
import { msqKind } from '#core/questions/msq/index.ts';
import { openKind } from '#core/questions/open/index.ts';

/** Kinds that most games have. The others are in `lateKinds.ts`. */
const USUAL = { MCQ: mcqKind, MSQ: msqKind, BLANK: blankKind, OPEN: openKind };

type AllKinds = typeof USUAL & LateKinds;

export type QuestionType = keyof AllKinds;

/** The types of each kind, by its id. Keys are secret: see `authority.ts`. */
export type QuestionKinds = {
  readonly [T in QuestionType]: NonNullable<AllKinds[T]['types']>;
};

type Kinds = { readonly [T in QuestionType]: QuestionKind<QuestionKinds[T]> };

let kinds: Partial<Kinds> = USUAL;
let acts = actsOf(kinds);

function actsOf(some: Partial<Kinds>): ReadonlySet<string> {
  return new Set(Object.values(some).flatMap((kind) => kind.acts));
}

/** Adds the late kinds; the server does so at once, and a page before it shows one of them. */
export function provideKinds(late: LateKinds): void {
  kinds = { ...USUAL, ...late };
  acts = actsOf(kinds);
}

/** Loads all kinds. */
export async function loadKinds(): Promise<void> {
  provideKinds((await import('#core/questions/lateKinds.ts')).LATE_KINDS);
}

/** True if each of these types is loaded. */
export function areLoaded(types: readonly QuestionType[]): boolean {
  return types.every((type) => type in kinds);
}

/** All question types that are loaded, in the order in which authors see them. */
export function questionTypes(): readonly QuestionType[] {
  return Object.keys(kinds) as readonly QuestionType[];
}

type ActOf<T extends QuestionType> = QuestionKinds[T]['act'];

/** True if an act is one that a question kind applies to an answer. */
export function isAnswerAct(wanted: Typed): wanted is ActOf<QuestionType> {
  return acts.has(wanted.type);
}

/**
 * Called with the type of a question, returns the kind that accepts that question and whatever has the same
 * type. Throws if it isn't loaded.
 */
export function kindOf<T extends QuestionType>(type: T): QuestionKind<QuestionKinds[T]> {
  const kind: QuestionKind<QuestionKinds[T]> | undefined = (kinds as Kinds)[type];
  if (!kind) throw new Error(`the question kind ${type} is not loaded`);
  return kind;
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

/** Number of parts that a full answer has and the draft lacks. */
export function missingParts<T extends QuestionType>(
  question: QuestionKinds[T]['question'] & { readonly type: T },
  draft: QuestionKinds[T]['answer'] | null,
): number {
  const { can, chosenCount } = kindOf<T>(question.type);
  return can.parts?.total ? can.parts.total(question) - (chosenCount(draft) ?? 0) : 0;
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
