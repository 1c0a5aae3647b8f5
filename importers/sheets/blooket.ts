// Blooket's CSV template: a title row, then a header with line breaks in its cells.

import { type AnswerColumns, readAnswerRow } from '#importers/sheets/numberedAnswers.ts';
import { findColumn, findColumns, headerBy, sheetFormat } from '#importers/sheets/sheetFormat.ts';

export const blooket = sheetFormat<AnswerColumns>({
  id: 'blooket',
  findHeader: (rows) => headerBy(rows, 0.95, columnsOf),
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
