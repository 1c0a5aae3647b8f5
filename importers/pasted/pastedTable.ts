// Tables without a known format's header: each row has a question in its first cell and answers in the
// others.

import { readPastedAnswer } from '#importers/pasted/pastedAnswer.ts';
import { type ImportReason, shortItem } from '#importers/problems.ts';
import type { QuizBuilder } from '#importers/QuizBuilder.ts';
import type { ImportSource } from '#importers/types.ts';
import { parseMarkedLine, starsMarkCorrect } from '#importers/pasted/listMarks.ts';

const ASKS = /[?？:…]$|_{2,}/;
const HEADER = /^(?:questions?|preguntas?|fragen?|prompts?)$/i;
/** Header of the column that names the correct one among the other answers. */
const RIGHT =
  /^(?:(?:the )?(?:correct|right)(?: (?:answers?|options?|choices?))?|(?:answer )?key|(?:respuestas?|opci[oó]n|opciones) correctas?|correctas?|soluci[oó]n)$/i;
/** Counts as such a header, too, if there is only one. */
const ANSWER = /^(?:answers?|respuestas?)$/i;
/** Next to these, the correct answer isn't among the others. */
const WRONG = /^(?:wrong|incorrect|false|distract|err[oó]ne|fals)/i;
const KEY = /^(?:[1-9]|[A-Ja-j])$/;

/**
 * True if most rows have a question in their first cell, or more than two cells. Commas alone don't make a
 * table if nothing is asked.
 */
export function isTable(source: ImportSource): boolean {
  const rows = source
    .tableHeads()
    .flatMap(({ rows: all }) => all.map(filled))
    .filter(isThere);
  const most = (test: (row: readonly string[]) => boolean) => rows.filter(test).length * 2 > rows.length;
  const asks = most(([first = '', ...rest]) => rest.length > 0 && (ASKS.test(first) || HEADER.test(first)));
  const [first = []] = rows;
  const hasHeader = HEADER.test(first[0] ?? '') && first.length > 1;
  return asks || hasHeader || (source.sample.includes('\t') && most((row) => row.length > 2));
}

export function readTable(source: ImportSource, builder: QuizBuilder): void {
  for (const { rows } of source.tables()) {
    // Numbers may precede the questions.
    const asked = rows[0]?.findIndex((cell) => HEADER.test(cell)) ?? -1;
    const header = asked < 0 ? [] : (rows[0] ?? []).slice(asked);
    const right = rightColumn(header);
    for (const [index, row] of rows.entries()) {
      if (!builder.hasCapacity) return;
      const cells = right === null ? filled(row.slice(Math.max(asked, 0))) : row.slice(asked);
      if (filled(row).length === 0 || (index === 0 && header.length > 0)) continue;
      const [text = '', ...answers] = cells;
      const options = right === null ? optionsOf(answers) : optionsBeside(answers, right - 1, header);
      readRow(index + 1, text, options, builder);
    }
  }
}

/** Index of the column that names the correct answer; null if there is none. */
function rightColumn(header: readonly string[]): number | null {
  const named = header.findIndex((cell) => RIGHT.test(cell));
  const answers = header.flatMap((cell, column) => (ANSWER.test(cell) ? [column] : []));
  return named >= 0 ? named : answers.length === 1 ? (answers[0] ?? null) : null;
}

const isThere = (row: readonly string[]) => row.length > 0;

function filled(row: readonly string[]): string[] {
  return row.map((cell) => cell.trim()).filter((cell) => cell !== '');
}

interface Options {
  readonly options: readonly { readonly text: string; readonly correct?: boolean }[];
  /** The answer that the table calls correct but that isn't among the options; '' if there is none. */
  readonly missing: string;
}

function readRow(number: number, asked: string, { options, missing }: Options, builder: QuizBuilder): void {
  const place = { kind: 'row', number } as const;
  const { mark, text: bare } = parseMarkedLine(asked);
  const text = mark === 'number' ? bare : asked;
  const [only] = options;
  if (only === undefined) builder.add(place, { type: 'OPEN', text });
  else if (options.length === 1) builder.add(place, { type: 'BLANK', text, accepted: [only.text] });
  else {
    const right = options.filter(({ correct }) => correct);
    const changes: ImportReason[] = [];
    if (missing !== '') changes.push({ code: 'correctAnswerMissing', values: { value: shortItem(missing) } });
    else if (right.length === 0) changes.push({ code: 'rightNotMarked', values: {} });
    builder.add(place, { type: right.length > 1 ? 'MSQ' : 'MCQ', text, options }, changes);
  }
}

/** The cell at `right` says which of the others are correct. */
function optionsBeside(answers: readonly string[], right: number, header: readonly string[]): Options {
  const said = answers[right] ?? '';
  // Empty cells keep their places, because letters count columns.
  const cells = answers.filter((_, column) => column !== right);
  const others = cells.filter((cell) => cell !== '');
  if (said !== '' && (others.length === 0 || header.some((cell) => WRONG.test(cell))))
    return { options: [{ text: said, correct: true }, ...others.map((text) => ({ text }))], missing: '' };
  if (said === '') return optionsOf(others);
  const meant = readPastedAnswer(said, cells);
  const options = cells.map((text, place) => ({
    text,
    ...(meant.right.includes(place) && { correct: true }),
  }));
  return { options: options.filter(({ text }) => text !== ''), missing: meant.missing };
}

/** A last cell that names one of the others marks it as correct; otherwise list marks do. */
function optionsOf(answers: readonly string[]): Options {
  const others = answers.slice(0, -1);
  const named = others.length > 1 ? keyOf(answers.at(-1) ?? '', others) : -1;
  if (named >= 0) {
    const options = others.map((text, index) => ({ text, ...(index === named && { correct: true }) }));
    return { options, missing: '' };
  }
  // A single answer is typed, as is.
  if (answers.length === 1) return { options: answers.map((text) => ({ text })), missing: '' };
  const lines = answers.map(parseMarkedLine);
  const stars = starsMarkCorrect(lines);
  const options = lines.map(({ mark, right, text }) => ({
    text,
    ...((right || (stars && mark === 'star')) && { correct: true }),
  }));
  return { options, missing: '' };
}

/** Index of the answer that the cell names by its words, letter or number; -1 if there is none. */
function keyOf(cell: string, others: readonly string[]): number {
  const same = others.findIndex((other) => other.toLowerCase() === cell.toLowerCase());
  // Among numbers, a number is one more answer; among letters, so is a letter.
  if (
    same >= 0 ||
    !KEY.test(cell) ||
    others.every((other) => other.length === 1 || !Number.isNaN(Number(other)))
  )
    return same;
  const place = /\d/.test(cell) ? Number(cell) - 1 : cell.toLowerCase().charCodeAt(0) - 97;
  return place < others.length ? place : -1;
}
