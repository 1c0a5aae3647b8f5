// A question kind on paper: printed for a class, and typed in from the answer sheets.

import type { TFunction } from 'i18next';
import type { ComponentType, KeyboardEvent } from 'react';
import type { ActOf, AnswerOf, QuestionOf, QuestionType, RevealOf } from '#core/questions/question.ts';
import { createInjected } from '#src/platform/injected.ts';

export interface PrintedProps<T extends QuestionType = QuestionType> {
  readonly question: QuestionOf<T>;
}

/** Props of the field for one question when a sheet is typed in. */
export interface EntryProps<T extends QuestionType = QuestionType> {
  readonly question: QuestionOf<T>;
  /** From 0. */
  readonly index: number;
  /** The answer entered so far; null if blank. */
  readonly given: AnswerOf<T> | null;
  /** Performs these acts in order. `letter`: the letter that was marked, if any. */
  readonly onActs: (acts: readonly ActOf<T>[], letter?: string) => void;
  /** Goes to another question if the key means that; returns true if the key isn't the field's own. */
  readonly onGoKey: (event: KeyboardEvent<HTMLElement>) => boolean;
  readonly onClear: () => void;
  /** Goes to the next question. */
  readonly onNext: () => void;
}

/** A question with its correct answer, as in a game. */
export interface QuestionWithKey<T extends QuestionType = QuestionType> {
  readonly question: QuestionOf<T>;
  readonly reveal: RevealOf<T>;
}

export interface PaperKind<T extends QuestionType> {
  /** True if its answer needs writing lines on an answer sheet. */
  readonly written: boolean;
  /** The question in its printed order, for kinds that a room or quiz shuffles. */
  readonly printed?: (asked: QuestionWithKey<T>) => QuestionOf<T>;
  /** Shown below the question. */
  readonly Sheet: ComponentType<PrintedProps<T>>;
  /** Shown on a sheet that has only answers. */
  readonly AnswerCell: ComponentType<PrintedProps<T>>;
  /** Instructions for filling that in, if neither with a letter nor on a line; translated. */
  readonly how?: (t: TFunction<'host'>) => string;
  readonly Entry: ComponentType<EntryProps<T>>;
  /** True if there is always something for the key, though nothing is correct. */
  readonly keyed?: true;
  /** The correct answer, if there is one. */
  readonly Key: ComponentType<QuestionWithKey<T>>;
  /** Letters of the correct answer on the sheet; '' if there are none. */
  letters(question: QuestionOf<T>, reveal: RevealOf<T>): string;
}

export const paperKinds = createInjected<{ readonly [T in QuestionType]: PaperKind<T> }>();

/** A kind on paper. For the type of a question, it accepts that question. */
export function paperKindOf<T extends QuestionType>(type: T): PaperKind<T> {
  return paperKinds.get()[type];
}

/** The row with its question as printed, the same on every sheet and when typing one in. */
export function onPaper<Row extends QuestionWithKey>(row: Row): Row {
  const { printed } = paperKindOf(row.question.type);
  return printed ? { ...row, question: printed(row) } : row;
}
