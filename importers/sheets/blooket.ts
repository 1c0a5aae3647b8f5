// Blooket's csv template: a title row, then a header whose cells hold line breaks.

import { type AnswerColumns, readAnswerRow, usedAnswerColumns } from '#importers/sheets/answerColumns.ts';
import { findColumn, findColumns, headerBy, sheetFormat } from '#importers/sheets/sheetFormat.ts';

export const blooket = sheetFormat<AnswerColumns>({
  id: 'blooket',
  findHeader: (rows) => headerBy(rows, 0.95, columnsOf),
  usedColumns: usedAnswerColumns,
  readRow: readAnswerRow,
});

function columnsOf(row: readonly string[]): AnswerColumns | null {
  const number = findColumn(row, /^question #/);
  const question = findColumn(row, /^question text/);
  const answers = findColumns(row, /^answer \d/);
  const correct = findColumn(row, /^correct answer/);
  if (question === undefined || correct === undefined || answers.length < 2) return null;
  return { number, question, answers, time: findColumn(row, /^time limit/), correct };
}
