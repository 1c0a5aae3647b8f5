// What a question kind is on paper: printed for a class, and typed in from its sheets.

import type { ComponentType, KeyboardEvent } from 'react';
import type { ActOf, AnswerOf, QuestionOf, QuestionType, RevealOf } from '#core/questions/question.ts';
import { handedDown } from '#src/platform/handedDown.ts';

export interface PrintedProps<T extends QuestionType = QuestionType> {
  readonly question: QuestionOf<T>;
}

/** The field of one question in the form of a sheet. */
export interface EntryProps<T extends QuestionType = QuestionType> {
  readonly question: QuestionOf<T>;
  /** From 0. */
  readonly index: number;
  /** What stands there; null: it is blank. */
  readonly given: AnswerOf<T> | null;
  /** Does these acts one after the other. `letter`: under which it was marked, where it was. */
  readonly onActs: (acts: readonly ActOf<T>[], letter?: string) => void;
  /** Goes to another question where the key means that; gives whether the key is not the field's own. */
  readonly onGoKey: (event: KeyboardEvent<HTMLElement>) => boolean;
  readonly onClear: () => void;
  /** To the next question. */
  readonly onNext: () => void;
}

/** A question with what is right of it, as a game would have it. */
export interface Asked<T extends QuestionType = QuestionType> {
  readonly question: QuestionOf<T>;
  readonly reveal: RevealOf<T>;
}

export interface PaperKind<T extends QuestionType> {
  /** Whether its answer needs lines on a sheet of answers. */
  readonly written: boolean;
  /** The question in the order in which it is printed, where a room or a quiz deals it in an order of its own. */
  readonly printed?: (asked: Asked<T>) => QuestionOf<T>;
  /** Stands below the question. */
  readonly Sheet: ComponentType<PrintedProps<T>>;
  /** Stands on a sheet for answers alone. */
  readonly AnswerCell: ComponentType<PrintedProps<T>>;
  readonly Entry: ComponentType<EntryProps<T>>;
  /** What is right, where something is. */
  readonly Key: ComponentType<Asked<T>>;
  /** The letters under which what is right stands on the sheet; '' where there are none. */
  letters(question: QuestionOf<T>, reveal: RevealOf<T>): string;
}

export const paperKinds = handedDown<{ readonly [T in QuestionType]: PaperKind<T> }>();

/** What a kind is on paper. Asked by the type of a question it takes that question. */
export function paperKindOf<T extends QuestionType>(type: T): PaperKind<T> {
  return paperKinds.get()[type];
}

/** With the question as it stands on paper, the same on each sheet and for whoever types one in. */
export function onPaper<Row extends Asked>(row: Row): Row {
  const { printed } = paperKindOf(row.question.type);
  return printed ? { ...row, question: printed(row) } : row;
}
