// Gimkit's CSV template: the correct answer as text, then up to three wrong ones.

import {
  findColumn,
  findColumns,
  headerBy,
  type Row,
  type SheetColumns,
  sheetFormat,
} from '#importers/sheets/sheetFormat.ts';
import { placeOfRight } from '#importers/placeOfRight.ts';
import type { MarkedText } from '#importers/markup/MarkedText.ts';
import type { Place } from '#importers/problems.ts';
import type { QuizBuilder } from '#importers/QuizBuilder.ts';

interface Columns extends SheetColumns {
  readonly question: number;
  readonly correct: number;
  readonly incorrect: readonly number[];
}

export const gimkit = sheetFormat<Columns>({
  id: 'gimkit',
  findHeader: (rows) => headerBy(rows, 0.95, columnsOf),
  readRow,
});

function columnsOf(row: readonly string[]): Columns | null {
  const question = findColumn(row, /^question$/);
  const correct = findColumn(row, /^correct answer$/);
  const incorrect = findColumns(row, /^incorrect answer/);
  return question === undefined || correct === undefined || incorrect.length === 0
    ? null
    : { question, correct, incorrect };
}

function readRow(row: Row, columns: Columns, place: Place, builder: QuizBuilder): void {
  const text = row(columns.question);
  const correct = row(columns.correct);
  const wrong = columns.incorrect.map(row.text).filter((answer) => answer !== '');
  if (text === '' && correct === '' && wrong.length === 0) return;
  if (text === '') builder.skip(place, correct, { code: 'questionEmpty', values: {} });
  else if (correct === '')
    builder.add(place, {
      type: 'MCQ',
      text: row.text(columns.question),
      options: wrong.map((answer) => ({ text: answer })),
      unmarked: true,
    });
  // Gimkit lets players type if there is nothing to choose from.
  else if (wrong.length === 0)
    builder.add(place, { type: 'BLANK', text: row.text(columns.question), accepted: [correct] });
  else {
    const options: { text: string | MarkedText; correct?: boolean }[] = wrong.map((answer) => ({
      text: answer,
    }));
    const right = { text: row.text(columns.correct), correct: true };
    options.splice(placeOfRight(text, options.length + 1), 0, right);
    builder.add(place, { type: 'MCQ', text: row.text(columns.question), options });
  }
}
