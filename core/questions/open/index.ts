// OPEN: a free-form text that is kept for the teacher and not graded.

import type { QuestionKind } from '#core/questions/kind.ts';
import { typedKind, type TypedKind } from '#core/questions/typed/typed.ts';

/** Answers have 1 to OPEN_MAX_LENGTH characters. */
export type OpenKind = TypedKind<'OPEN'>;

/** Longest open answer, in characters (UTF-16 units). */
export const OPEN_MAX_LENGTH = 1_000;

export const openKind: QuestionKind<OpenKind> = typedKind('OPEN');
