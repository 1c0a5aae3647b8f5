// A table without a header that a format knows: each row asks in its first cell, and answers in the others.

import type { ImportReason } from '#src/areas/library/importer/problems.ts';
import type { QuizBuilder } from '#src/areas/library/importer/QuizBuilder.ts';
import type { ImportSource } from '#src/areas/library/importer/types.ts';
import { markedLine, starsAreRight } from '#src/questions/lines/listMarks.ts';

const ASKS = /[?？:…]$|_{2,}/;
const HEADER = /^(?:questions?|preguntas?|fragen?|prompts?)$/i;
const KEY = /^(?:[1-9]|[A-Ja-j])$/;

/** Whether most rows ask in their first cell, or have more than a pair. Commas alone make no table of what asks nothing. */
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
  for (const { rows } of source.tables())
    for (const [index, row] of rows.entries()) {
      if (!builder.wantsMore) return;
      const [text = '', ...answers] = filled(row);
      if (text === '' || (index === 0 && HEADER.test(text))) continue;
      readRow(index + 1, text, answers, builder);
    }
}

const isThere = (row: readonly string[]) => row.length > 0;

function filled(row: readonly string[]): string[] {
  return row.map((cell) => cell.trim()).filter((cell) => cell !== '');
}

function readRow(number: number, asked: string, answers: readonly string[], builder: QuizBuilder): void {
  const place = { kind: 'row', number } as const;
  const { mark, text: bare } = markedLine(asked);
  const text = mark === 'number' ? bare : asked;
  const [only] = answers;
  if (only === undefined) builder.add(place, { type: 'OPEN', text });
  else if (answers.length === 1) builder.add(place, { type: 'BLANK', text, accepted: [only] });
  else {
    const options = optionsOf(answers);
    const right = options.filter(({ correct }) => correct);
    const unmarked: ImportReason[] = right.length === 0 ? [{ code: 'noCorrectAnswer', values: {} }] : [];
    builder.add(place, { type: right.length > 1 ? 'MSQ' : 'MCQ', text, options }, unmarked);
  }
}

/** A last cell that names one of the others says which one is right; else marks do. */
function optionsOf(answers: readonly string[]) {
  const others = answers.slice(0, -1);
  const named = others.length > 1 ? keyOf(answers.at(-1) ?? '', others) : -1;
  if (named >= 0) return others.map((text, index) => ({ text, ...(index === named && { correct: true }) }));
  const lines = answers.map(markedLine);
  const stars = starsAreRight(lines);
  return lines.map(({ mark, right, text }) => ({
    text,
    ...((right || (stars && mark === 'star')) && { correct: true }),
  }));
}

/** Which of the others the cell names, by its words, letter or number; -1: none. */
function keyOf(cell: string, others: readonly string[]): number {
  const same = others.findIndex((other) => other.toLowerCase() === cell.toLowerCase());
  // Among numbers a number is one more answer, and among letters a letter.
  if (
    same >= 0 ||
    !KEY.test(cell) ||
    others.every((other) => other.length === 1 || !Number.isNaN(Number(other)))
  )
    return same;
  const place = /\d/.test(cell) ? Number(cell) - 1 : cell.toLowerCase().charCodeAt(0) - 97;
  return place < others.length ? place : -1;
}
