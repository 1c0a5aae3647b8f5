// OPEN: a free text that is kept for the teacher and not judged.

import type { QuestionKind } from '#core/questions/kind.ts';
import { typedKind, type TypedKind } from '#core/questions/typed/typed.ts';

/** An answer has 1 to OPEN_MAX_LENGTH characters. */
export type OpenKind = TypedKind<'OPEN'>;

/** Characters (UTF-16 units) of an open answer. */
export const OPEN_MAX_LENGTH = 1_000;

export const openKind: QuestionKind<OpenKind> = typedKind('OPEN');
