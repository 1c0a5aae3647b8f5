// BLANK: a short text that is compared, normalized, with the accepted ones.

import type { QuestionKind } from '#core/questions/kind.ts';
import { typedKind, type TypedKind } from '#core/questions/typed/typed.ts';

export interface Accepted {
  /** Any of them is right; the first is shown as the answer. */
  readonly accepted: readonly string[];
}

/** An answer has 1 to BLANK_MAX_LENGTH characters. */
export type BlankKind = TypedKind<'BLANK', Accepted, Accepted>;

/** Characters (UTF-16 units) of a typed answer. */
export const BLANK_MAX_LENGTH = 200;

export const blankKind: QuestionKind<BlankKind> = {
  ...typedKind('BLANK'),
  rightWords: (_question, { accepted }) => accepted.join(' · ') || null,
};
