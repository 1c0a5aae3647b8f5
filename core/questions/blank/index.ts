// BLANK: a short text, normalized and compared with the accepted ones.

import type { QuestionKind } from '#core/questions/kind.ts';
import type { TypedRules } from '#core/questions/typed/numbers.ts';
import { type NumberField, withPrintedUnit } from '#core/questions/typed/units.ts';
import { typedKind, type TypedKind } from '#core/questions/typed/typed.ts';

export interface Accepted {
  /** Any of them is correct; the first is shown as the answer. */
  readonly accepted: readonly string[];
}

/** A number's field, for a question that asks for one. */
export interface BlankField {
  readonly number?: NumberField;
}

/** Answers have 1 to BLANK_MAX_LENGTH characters. */
export type BlankKind = TypedKind<'BLANK', Accepted & TypedRules, Accepted, BlankField>;

/** Longest typed answer, in characters (UTF-16 units). */
export const BLANK_MAX_LENGTH = 200;

export const blankKind: QuestionKind<BlankKind> = {
  ...typedKind('BLANK'),
  can: {
    rekey: {
      ways: ['accept'],
      choices: (_question, _reveal, { texts }) =>
        texts.map(({ text, count, correct }) => ({ id: text, text, count, isCorrect: correct })),
      answerOf: ([text = '']) => ({ type: 'BLANK', text }),
    },
  },
  answerWords: ({ number }, { text }) => withPrintedUnit(text, number?.unit),
  rightWords: (_question, { accepted }) => accepted.join(' · ') || null,
};
