// Tables of questions: by their headings, or else with a question in the first cell of each row and answers in
// the others.

import { isAmbiguous, readPastedAnswer } from '#importers/pasted/pastedAnswer.ts';
import { listedOptions, parseMarkedLine, starsMarkCorrect } from '#importers/pasted/listMarks.ts';
import { statementIn, TRUTH } from '#importers/pasted/lineParts.ts';
import { ANSWER_OPEN, truthChoice, type TruthLabels } from '#importers/pasted/pastedQuestion.ts';
import { isBlank, statedAnswer } from '#importers/pasted/readLines.ts';
import { type Role, type Roles, rolesOf, secondsOf } from '#importers/pasted/tableHeads.ts';
import { type ImportReason, type Place, shortItem } from '#importers/problems.ts';
import type { QuizBuilder } from '#importers/QuizBuilder.ts';
import { cellsNotRead, numberOf } from '#importers/sheets/sheetFormat.ts';
import type { ImportSource, Table } from '#importers/types.ts';

export const ASKS = /[?？:…]$|_{2,}/;
const KEY = /^(?:[1-9]|[A-Ja-j])$/;
/** Rows in which a header is looked for. */
const HEADER_ROWS = 5;
/** A question above a header, which then isn't the header of everything. */
const ASKED_ABOVE = /[?？]\s*$|^\s*\d{1,3}[.)]\s/;
/** Lines of a table in Markdown that separate its header. */
const RULE = /^[\s|:+=-]*-[\s|:+=-]*$/;

/** A table whose cells are separated by `|`; the source itself if it isn't one. */
export function withPipes(source: ImportSource): ImportSource {
  const lines = source.text.split('\n');
  const filled = lines.filter((line) => line.trim() !== '');
  const piped = filled.filter((line) => line.includes('|')).length;
  if (piped < 2 || piped < filled.length) return source;
  const rows = lines.map((line) =>
    line.trim() === '' || RULE.test(line)
      ? []
      : line
          .trim()
          .replaceAll(/^\||\|$/g, '')
          .split('|')
          .map((cell) => cell.trim()),
  );
  const table: Table = { name: '', rows, hiddenRows: new Set(), problems: [] };
  return { ...source, tables: () => [table], tableHeads: () => [table] };
}

/** A table's header, and where it is. */
export interface Head {
  readonly row: number;
  readonly roles: Roles;
}

export function headOf(rows: Table['rows']): Head | null {
  for (const [row, cells] of rows.slice(0, HEADER_ROWS).entries()) {
    const roles = rolesOf(cells);
    if (roles)
      return rows
        .slice(0, row)
        .flat()
        .some((cell) => ASKED_ABOVE.test(cell))
        ? null
        : { row, roles };
  }
  return null;
}

/**
 * True if there is a header, if most rows have a question in their first cell, or more than two cells. Commas
 * alone don't make a table if nothing is asked.
 */
export function isTable(source: ImportSource): boolean {
  const rows = source
    .tableHeads()
    .flatMap(({ rows: all }) => all.map(filled))
    .filter(isThere);
  const most = (test: (row: readonly string[]) => boolean) => rows.filter(test).length * 2 > rows.length;
  // With a space after each of them, commas are those of sentences.
  const isProse = !source.isWorkbook && !/[\t;|]|,\S/.test(source.sample);
  const asks = !isProse && most(([first = '', ...rest]) => rest.length > 0 && ASKS.test(first));
  const head = headOf(rows);
  const hasHeader = head !== null && head.roles.length > 1;
  return asks || hasHeader || (source.sample.includes('\t') && most((row) => row.length > 2));
}

export const isThere = (row: readonly string[]) => row.length > 0;

export function filled(row: readonly string[]): string[] {
  return row.map((cell) => cell.trim()).filter((cell) => cell !== '');
}

/** `labels` are the words for true and false. */
export function readTable(source: ImportSource, labels: TruthLabels, builder: QuizBuilder): void {
  for (const { rows } of source.tables())
    readRows({ rows, head: headOf(rows), above: 0, kind: 'row' }, labels, builder);
}

/** Rows of questions; `head` may be that of a table above them, at row -1. */
export interface TableRows {
  readonly rows: Table['rows'];
  readonly head: Head | null;
  /** Number of lines above the first row. */
  readonly above: number;
  /** What its rows are called. */
  readonly kind: 'row' | 'line';
}

export function readRows(
  { rows, head, above, kind }: TableRows,
  labels: TruthLabels,
  builder: QuizBuilder,
): void {
  for (const [index, row] of rows.entries()) {
    if (!builder.hasCapacity) return;
    const place = { kind, number: above + index + 1 };
    const words = filled(row).join('  |  ');
    if (words === '' || index === head?.row) continue;
    if (head && index < head.row) builder.skip(place, words, { code: 'description', values: {} });
    else readRow(head ? byRoles(row, head.roles) : byPlace(filled(row)), place, words, labels, builder);
  }
  if (head) noteUnread(rows, head, builder);
}

interface ReadRow {
  readonly text: string;
  readonly options: readonly { readonly text: string; readonly correct?: boolean }[];
  readonly doubt: readonly ImportReason[];
  readonly rest: Readonly<Record<string, unknown>>;
}

function readRow(
  { text: asked, options, doubt, rest }: ReadRow,
  place: Place,
  lines: string,
  labels: TruthLabels,
  builder: QuizBuilder,
): void {
  const { mark, text: bare } = parseMarkedLine(asked);
  const unnumbered = mark === 'number' ? bare : asked;
  const statement = statementIn(unnumbered);
  const [only] = options;
  const add = (question: object, ...doubts: readonly ImportReason[]) =>
    builder.addDoubtful(place, { ...question, ...rest }, doubts, lines);
  const truth = options.length === 1 ? TRUTH.exec(only?.text ?? '') : null;
  const said = only === undefined ? '' : (statedAnswer(only.text) ?? only.text);
  if (only === undefined) add({ type: 'OPEN', text: unnumbered }, ...doubt);
  else if (options.length === 1 && isBlank(said)) add({ type: 'OPEN', text: unnumbered }, ANSWER_OPEN);
  else if (truth) add(truthChoice(statement?.text ?? unnumbered, truth[1] !== undefined, labels));
  else if (options.length === 1) add({ type: 'BLANK', text: unnumbered, accepted: [said] }, ...doubt);
  else {
    const right = options.filter(({ correct }) => correct).length;
    const all = right === options.length;
    const type = right > 1 && !all ? 'MSQ' : 'MCQ';
    const unmarked: readonly ImportReason[] = all
      ? [{ code: 'allMarked', values: {} }]
      : doubt.length > 0
        ? doubt
        : right === 0
          ? [{ code: 'rightNotMarked', values: {} }]
          : [];
    add(
      { type, text: unnumbered, options: all ? options.map(({ text }) => ({ text })) : options },
      ...unmarked,
    );
  }
}

const ANSWERING: ReadonlySet<Role> = new Set([
  'right',
  'isTrue',
  'isFalse',
  'option',
  'list',
  'wrong',
  'term',
]);

/** The parts of a row by the headings of its columns. */
function byRoles(row: readonly string[], roles: Roles): ReadRow {
  const at = (...wanted: readonly Role[]) =>
    row.flatMap((cell, column) => {
      const role = roles[column];
      return role && wanted.includes(role) ? [cell.trim()] : [];
    });
  const [text = ''] = at('question', 'meaning', 'term').filter((cell) => cell !== '');
  const [isTrue = '', isFalse = ''] = [...at('isTrue'), ...at('isFalse')];
  const said = !roles.includes('question')
    ? (at('term')[0] ?? '')
    : [...at('right'), isTrue && isFalse === '' ? 'true' : isFalse && isTrue === '' ? 'false' : '']
        .filter((cell) => cell !== '')
        .join(', ');
  const cells = [...at('option'), ...at('list').flatMap(listedOptions)];
  const wrong = at('wrong');
  const hints = at('hint').filter((cell) => cell !== '');
  const explanation = at('why')
    .filter((cell) => cell !== '')
    .join('\n');
  const timeSeconds = secondsOf(at('time')[0] ?? '');
  const marks = numberOf((at('points')[0] ?? '').replace(/\s*(?:points?|pts?\.?)$/i, ''));
  const rest = {
    ...(explanation !== '' && { explanation }),
    ...(hints.length > 0 && { hints }),
    ...(timeSeconds !== undefined && { timeSeconds }),
    ...(marks !== undefined && { marks }),
  };
  const read = optionsBeside(
    cells,
    wrong.filter((cell) => cell !== ''),
    said,
  );
  // Other rows may have an answer.
  const isOpen = read.options.length === 0 && roles.some((role) => role !== null && ANSWERING.has(role));
  return { text, rest, ...read, ...(isOpen && { doubt: [ANSWER_OPEN] }) };
}

/** A question and its answers; the last one may name the correct one. */
export function byPlace([text = '', ...answers]: readonly string[]): ReadRow {
  if (answers.length === 0) return { text, rest: {}, options: [], doubt: [ANSWER_OPEN] };
  const numbered = /^\d{1,3}[.)]?$/.test(text) && answers.length > 1 && ASKS.test(answers[0] ?? '');
  const [first = '', ...others] = answers;
  return numbered
    ? { text: first, rest: {}, ...optionsOf(others) }
    : { text, rest: {}, ...optionsOf(answers) };
}

type Options = Pick<ReadRow, 'options' | 'doubt'>;

/** `said` tells which of the cells are correct. Empty cells keep their places, because letters count columns. */
function optionsBeside(cells: readonly string[], wrong: readonly string[], said: string): Options {
  const others = [...cells.filter((cell) => cell !== ''), ...wrong];
  if (said !== '' && (others.length === 0 || wrong.length > 0))
    return { options: [{ text: said, correct: true }, ...others.map((text) => ({ text }))], doubt: [] };
  if (said === '') return optionsOf(others);
  const meant = readPastedAnswer(said, cells);
  const options = cells.map((text, place) => ({
    text,
    ...(meant.right.includes(place) && { correct: true }),
  }));
  const doubt: readonly ImportReason[] =
    meant.missing !== ''
      ? [{ code: 'correctAnswerMissing', values: { value: shortItem(meant.missing) } }]
      : isAmbiguous(said, cells, true)
        ? [{ code: 'answerAmbiguous', values: { value: shortItem(said) } }]
        : [];
  return { options: options.filter(({ text }) => text !== ''), doubt };
}

/** A last cell that names one of the others marks it as correct; otherwise list marks do. */
function optionsOf(answers: readonly string[]): Options {
  const others = answers.slice(0, -1);
  const last = answers.at(-1) ?? '';
  const named = others.length > 1 ? keyOf(last, others) : -1;
  if (named >= 0) {
    const options = others.map((text, index) => ({ text, ...(index === named && { correct: true }) }));
    // The time to answer may be one of the cells.
    const isTimed = KEY.test(last) && others.filter((other) => /^\d+$/.test(other)).length === 1;
    const doubt: readonly ImportReason[] =
      isTimed || isAmbiguous(last, others, true)
        ? [{ code: 'answerAmbiguous', values: { value: shortItem(last) } }]
        : [];
    return { options, doubt };
  }
  // A single answer is typed, as is.
  if (answers.length === 1) return { options: answers.map((text) => ({ text })), doubt: [] };
  const lines = answers.map(parseMarkedLine);
  const stars = starsMarkCorrect(lines);
  const options = lines.map(({ mark, right, text }) => ({
    text,
    ...((right || (stars && mark === 'star')) && { correct: true }),
  }));
  return { options, doubt: [] };
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

/** Reports the cells below headings that say nothing. */
function noteUnread(rows: Table['rows'], { row: first, roles }: Head, builder: QuizBuilder): void {
  const unread = new Set<number>();
  let count = 0;
  for (const row of rows.slice(first + 1)) {
    row.forEach((cell, column) => {
      if (cell.trim() === '' || roles[column]) return;
      unread.add(column);
      count += 1;
    });
  }
  if (count > 0) builder.note(cellsNotRead(count, unread));
}
