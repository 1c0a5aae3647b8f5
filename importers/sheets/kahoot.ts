// Kahoot's spreadsheet template, and CSV files made from it.

import { type AnswerColumns, readAnswerRow } from '#importers/sheets/numberedAnswers.ts';
import {
  findColumn,
  findColumns,
  type Header,
  headerBy,
  headerText,
  sheetFormat,
} from '#importers/sheets/sheetFormat.ts';
import type { Table } from '#importers/types.ts';

/** The template's header is in row 8, columns B to H, in any language. */
const TEMPLATE_HEADER = 7;
const TEMPLATE_COLUMNS: AnswerColumns = {
  number: 0,
  question: 1,
  answers: [2, 3, 4, 5],
  time: 6,
  correct: 7,
};

export const kahoot = sheetFormat<AnswerColumns>({
  id: 'kahoot',
  findHeader: (rows) => headerBy(rows, 0.9, englishColumns) ?? translatedTemplate(rows),
  title: (rows, { row, confidence }) => (confidence > 0.5 && row === TEMPLATE_HEADER ? titleOf(rows) : null),
  readRow: readAnswerRow,
});

function englishColumns(row: readonly string[]): AnswerColumns | null {
  const question = findColumn(row, /^question(?: - |$)/);
  const answers = findColumns(row, /^answer \d/);
  const correct = findColumn(row, /^correct answer/);
  if (question === undefined || correct === undefined || answers.length < 2) return null;
  const number = question > 0 && row[question - 1] === '' ? question - 1 : undefined;
  return { number, question, answers, time: findColumn(row, /^time\b|^sec/), correct };
}

function translatedTemplate(rows: Table['rows']): Header<AnswerColumns> | null {
  const [numberCell, ...names] = (rows[TEMPLATE_HEADER] ?? []).slice(0, 8);
  const first = rows[TEMPLATE_HEADER + 1]?.[0];
  if (numberCell !== '' || names.length !== 7 || names.includes('') || first !== '1') return null;
  return { row: TEMPLATE_HEADER, columns: TEMPLATE_COLUMNS, confidence: 0.5 };
}

/** Content of B2, unless it's still the template's own. */
function titleOf(rows: Table['rows']): string | null {
  const title = rows[1]?.[1] ?? '';
  return title === '' || headerText(title).startsWith('quiz template') ? null : title;
}
