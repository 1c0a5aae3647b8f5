// The layout that Kahoot and Blooket share: question, answers, time limit, numbers of the right answers.

import { type Row, timeOf } from '#importers/sheets/sheetFormat.ts';
import { addNumberedAnswers } from '#importers/sheets/numberedAnswers.ts';
import type { Place } from '#importers/problems.ts';
import type { QuizBuilder } from '#importers/QuizBuilder.ts';

export interface AnswerColumns {
  /** Numbers the rows; of no meaning. */
  readonly number: number | undefined;
  readonly question: number;
  readonly answers: readonly number[];
  readonly time: number | undefined;
  readonly correct: number;
}

export function usedAnswerColumns({ number, question, answers, time, correct }: AnswerColumns): number[] {
  return [number, question, ...answers, time, correct].filter((column) => column !== undefined);
}

export function readAnswerRow(row: Row, columns: AnswerColumns, place: Place, builder: QuizBuilder): void {
  const text = row(columns.question);
  const answers = columns.answers.map(row.text);
  const correct = row(columns.correct);
  // Templates come with numbered rows, and with a time limit, that nobody filled in.
  if (text === '' && correct === '' && answers.every((answer) => answer === '')) return;
  addNumberedAnswers(
    { text: row.text(columns.question), answers, correct, timeSeconds: timeOf(row(columns.time)) },
    place,
    builder,
  );
}
