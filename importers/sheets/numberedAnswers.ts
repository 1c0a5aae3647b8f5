// Rows with numbered answers that name the correct ones by number, as in Kahoot, Blooket and Wayground.

import type { MarkedText } from '#importers/markup/MarkedText.ts';
import { type ImportReason, type Place, shortItem } from '#importers/problems.ts';
import type { QuizBuilder } from '#importers/QuizBuilder.ts';
import { type Row, type SheetColumns, timeOf } from '#importers/sheets/sheetFormat.ts';

export interface NumberedAnswers {
  readonly text: string | MarkedText;
  /** In the order of their numbers; '' if a number has no answer. */
  readonly answers: readonly (string | MarkedText)[];
  /** Numbers of the correct answers as written, `1,3` or `2`. */
  readonly correct: string;
  /** Makes it an MSQ even with one correct answer. */
  readonly several?: boolean;
  readonly timeSeconds: number | string | undefined;
  readonly rest?: Readonly<Record<string, unknown>>;
}

/** Adds the question; without a correct answer, it's unfinished. */
export function addNumberedAnswers(question: NumberedAnswers, place: Place, builder: QuizBuilder): void {
  const { text, answers, timeSeconds } = question;
  const written = writtenNumbers(question.correct);
  const right = new Set(written.filter((each) => hasAnswer(answers, each)).map(Number));
  const missing = written.filter((each) => !hasAnswer(answers, each));
  const changes: ImportReason[] =
    missing.length === 0 || right.size === 0
      ? []
      : [{ code: 'correctAnswerMissing', values: { value: shortItem(missing.join(', ')) } }];
  const options = answers.flatMap((answer, index) =>
    answer === '' ? [] : [{ text: answer, ...(right.has(index + 1) && { correct: true }) }],
  );
  builder.add(
    place,
    {
      type: question.several === true || written.length > 1 ? 'MSQ' : 'MCQ',
      text,
      options,
      ...(right.size === 0 && { unmarked: true }),
      ...(timeSeconds !== undefined && { timeSeconds }),
      ...question.rest,
    },
    changes,
    right.size === 0 ? lackOf(question) : null,
  );
}

/** A spreadsheet in a language with decimal commas stores "1,3" as the number 1.3. */
function writtenNumbers(correct: string): string[] {
  const pieces = correct.replace(/\.0+$/, '').split(/[\s,.;/&+]+/);
  return [...new Set(pieces.filter((piece) => piece !== ''))];
}

function hasAnswer(answers: NumberedAnswers['answers'], number: string): boolean {
  return /^\d+$/.test(number) && (answers[Number(number) - 1] ?? '') !== '';
}

function lackOf({ text, correct }: NumberedAnswers): ImportReason {
  if (text === '') return { code: 'questionEmpty', values: {} };
  if (correct === '') return { code: 'noCorrectAnswer', values: {} };
  return { code: 'badCorrectAnswer', values: { value: shortItem(correct) } };
}

export interface AnswerColumns extends SheetColumns {
  /** Numbers the rows; has no meaning. */
  readonly number: number | undefined;
  readonly question: number;
  readonly answers: readonly number[];
  readonly time: number | undefined;
  readonly correct: number;
}

export function readAnswerRow(row: Row, columns: AnswerColumns, place: Place, builder: QuizBuilder): void {
  const text = row(columns.question);
  const answers = columns.answers.map(row.text);
  const correct = row(columns.correct);
  // Templates come with numbered rows and a time limit that no one has filled in.
  if (text === '' && correct === '' && answers.every((answer) => answer === '')) return;
  addNumberedAnswers(
    { text: row.text(columns.question), answers, correct, timeSeconds: timeOf(row(columns.time)) },
    place,
    builder,
  );
}
