// Wayground's (formerly Quizizz) spreadsheet template, as XLSX or CSV, plus the columns that this product
// adds.

import { furtherQuestion } from '#importers/sheets/furtherKinds.ts';
import { addNumberedAnswers } from '#importers/sheets/numberedAnswers.ts';
import {
  findColumn,
  findColumns,
  headerBy,
  headerText,
  numberOf,
  type Row,
  rowOf,
  type SheetColumns,
  sheetFormat,
  timeOf,
} from '#importers/sheets/sheetFormat.ts';
import { asTyped } from '#importers/sheets/cells.ts';
import { OWN_FORMAT_COLUMN, OWN_GROUP_COLUMN, OWN_MARKS_COLUMN } from '#importers/sheets/quizTable.ts';
import { htmlToMarkdown } from '#importers/markup/htmlToMarkdown.ts';
import { isMeantAsHtml } from '#importers/markup/htmlTokens.ts';
import { MarkedText, wordsOf } from '#importers/markup/MarkedText.ts';
import { type Place, shortItem } from '#importers/problems.ts';
import type { QuizBuilder } from '#importers/QuizBuilder.ts';

interface Columns extends SheetColumns {
  readonly text: number;
  readonly type: number;
  readonly options: readonly number[];
  readonly correct: number | undefined;
  readonly time: number | undefined;
  readonly image: number | undefined;
  /** Missing in older files. */
  readonly explanation: number | undefined;
  /** Added by this product; the template has none. */
  readonly hints: readonly number[];
  /** Added by this product, in every table it has written. */
  readonly group: number | undefined;
  readonly marks: number | undefined;
  readonly format: number | undefined;
}

export const wayground = sheetFormat<Columns>({
  id: 'wayground',
  findHeader: (rows) => headerBy(rows, 0.95, columnsOf),
  isInstruction: (row, { text, type, group }) =>
    group === undefined &&
    (headerText(row(text)).startsWith('text of the question') ||
      headerText(row(type)).includes('default is multiple choice')),
  readRow: (row, columns, place, builder) =>
    // In tables written by this product, apostrophes precede anything like a formula, and there is never
    // HTML.
    readRow(
      columns.group === undefined ? withHtml(row) : rowOf((column) => asTyped(row(column)), markedIn(row)),
      columns,
      place,
      builder,
    ),
});

const PARAGRAPHS = /^<(p|div)[\s>].*<\/\1>$/s;

/** Question lists that come from the website instead of the template have HTML paragraphs in their cells. */
function withHtml(row: Row): Row {
  const read = (column: number | undefined): MarkedText | null => {
    const cell = row(column);
    if (!PARAGRAPHS.test(cell) || !isMeantAsHtml(cell)) return null;
    const { text, pictures } = htmlToMarkdown(cell);
    return pictures.length > 0 ? null : text;
  };
  return rowOf(
    (column) => read(column)?.words ?? row(column),
    (column) => {
      const text = read(column);
      return text?.marked ? text : markedIn(row)(column);
    },
  );
}

const markedIn = (row: Row) => (column: number) => {
  const text = row.text(column);
  return text instanceof MarkedText ? text : undefined;
};

function columnsOf(row: readonly string[]): Columns | null {
  const text = findColumn(row, /^question text/);
  const type = findColumn(row, /^question type/);
  const options = findColumns(row, /^option \d/);
  if (text === undefined || type === undefined || options.length === 0) return null;
  return {
    text,
    type,
    options,
    correct: findColumn(row, /^correct answer/),
    time: findColumn(row, /^time/),
    image: findColumn(row, /^image/),
    explanation: findColumn(row, /explanation/),
    hints: findColumns(row, /^hint(?: \d)?$/),
    group: ownColumn(row, OWN_GROUP_COLUMN),
    marks: ownColumn(row, OWN_MARKS_COLUMN),
    format: ownColumn(row, OWN_FORMAT_COLUMN),
  };
}

function ownColumn(row: readonly string[], title: string): number | undefined {
  return findColumn(row, new RegExp(`^${headerText(title)}$`));
}

function readRow(row: Row, columns: Columns, place: Place, builder: QuizBuilder): void {
  const text = row.text(columns.text);
  const typeCell = row(columns.type);
  const cells = columns.options.map(row.text);
  const filled = cells.filter((cell) => cell !== '');
  const correct = row(columns.correct);
  const image = row(columns.image);
  if (text === '' && filled.length === 0 && correct === '' && image === '') return;
  const timeSeconds = timeOf(row(columns.time));
  const explanation = row.text(columns.explanation);
  const hints = columns.hints.map(row.text).filter((hint) => hint !== '');
  const group = row(columns.group);
  const marks = numberOf(row(columns.marks));
  const format = headerText(row(columns.format));
  const rest = {
    ...(format !== '' && { format }),
    ...(image !== '' && { media: { type: 'image', url: image } }),
    ...(explanation !== '' && { explanation }),
    ...(hints.length > 0 && { hints }),
    ...(group !== '' && { group }),
    ...(marks !== undefined && { marks }),
  };
  const common = { text, ...rest, ...(timeSeconds !== undefined && { timeSeconds }) };
  const numbered = { text, answers: cells, correct, timeSeconds, rest };
  const type = headerText(typeCell).replaceAll(/[\s-]+/g, ' ');
  switch (type) {
    case '':
    case 'multiple choice':
    case 'true or false':
      return addNumberedAnswers(numbered, place, builder);
    case 'checkbox':
    case 'multiple select':
      return addNumberedAnswers({ ...numbered, several: true }, place, builder);
    case 'fill in the blank':
      builder.add(place, { type: 'BLANK', ...common, accepted: filled.map(wordsOf) });
      return;
    case 'reorder':
      builder.add(place, { type: 'REORDER', ...common, items: filled.map((cell) => ({ text: cell })) });
      return;
    case 'open ended':
      builder.add(place, { type: 'OPEN', ...common });
      return;
    case 'poll':
      builder.add(place, { type: 'MCQ', ...common, options: filled.map((cell) => ({ text: cell })) });
      return;
    default: {
      const further = furtherQuestion(type, { text, options: filled, correct });
      if (further) builder.add(place, { ...common, text: further.text, ...further.fields });
      else
        builder.skip(place, wordsOf(text), {
          code: 'unsupportedType',
          values: { type: shortItem(typeCell) },
        });
    }
  }
}
