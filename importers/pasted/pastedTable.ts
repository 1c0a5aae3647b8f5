// Tables of questions: by their headings, or else with a question in the first cell of each row and answers in
// the others.

import { textSource } from '#importers/files/textSource.ts';
import { isAmbiguous, readPastedAnswer } from '#importers/pasted/pastedAnswer.ts';
import { listedOptions, parseMarkedLine, starsMarkCorrect } from '#importers/pasted/listMarks.ts';
import { statementIn, TRUTH } from '#importers/pasted/lineParts.ts';
import { truthChoice, type TruthLabels } from '#importers/pasted/pastedQuestion.ts';
import { type Role, type Roles, rolesOf, secondsOf } from '#importers/pasted/tableHeads.ts';
import { type ImportReason, type Place, shortItem } from '#importers/problems.ts';
import type { QuizBuilder } from '#importers/QuizBuilder.ts';
import { cellsNotRead, numberOf } from '#importers/sheets/sheetFormat.ts';
import type { ImportSource, Table } from '#importers/types.ts';

const ASKS = /[?？:…]$|_{2,}/;
const KEY = /^(?:[1-9]|[A-Ja-j])$/;
/** Rows in which a header is looked for. */
const HEADER_ROWS = 5;
/** A question above a header, which then isn't the header of everything. */
const ASKED_ABOVE = /[?？]\s*$|^\s*\d{1,3}[.)]\s/;
/** Lines of a table in Markdown that separate its header. */
const RULE = /^[\s|:+=-]*-[\s|:+=-]*$/;
/** A cell in quotes that goes on in the next line. */
const OPEN_CELL = /(?:^|\t)"(?=[^"\t]*\n)[^"\t]*"(?:\t|$)/m;

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
  const asks = most(([first = '', ...rest]) => rest.length > 0 && ASKS.test(first));
  const head = headOf(rows);
  const hasHeader = head !== null && head.roles.length > 1;
  return asks || hasHeader || (source.sample.includes('\t') && most((row) => row.length > 2));
}

const isThere = (row: readonly string[]) => row.length > 0;

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
    if (filled(row).length === 0 || (head !== null && index <= head.row)) continue;
    readRow(
      head ? byRoles(row, head.roles) : byPlace(filled(row)),
      { kind, number: above + index + 1 },
      filled(row).join('  |  '),
      labels,
      builder,
    );
  }
  if (head) noteUnread(rows, head, builder);
}

/**
 * Tables among other text, and that text with blank lines in their place. Tabs and bars may also just arrange
 * a line, so a table needs the heading of its questions, or questions with several cells beside them.
 */
export function tablesIn(text: string): { readonly tables: readonly TableRows[]; readonly rest: string } {
  const rest = text.split('\n');
  const tables: TableRows[] = [];
  let known: Head | null = null;
  for (const [above, lines] of OPEN_CELL.test(text) ? [] : runsIn(rest)) {
    const run = lines.join('\n');
    const source = withPipes(
      textSource({ text: run, controlCharacters: 0, guessedLines: 0, firstGuessed: 0 }, ''),
    );
    const rows = source.tables().flatMap((table) => table.rows);
    const head = headOf(rows);
    const cells = rows.map(filled).filter(isThere);
    // A colon may be that of a label, as in data that a question is about.
    const asking = cells
      .map(byPlace)
      .filter((row) => row.options.length > 1 && ASKS.test(row.text) && !row.text.endsWith(':'));
    const isHeaded =
      head?.roles.includes('question') === true && isThere(rows.slice(head.row + 1).flatMap(filled));
    if (!isHeaded && asking.length * 2 <= cells.length) continue;
    known = isHeaded ? head : known;
    tables.push({ rows, head: isHeaded ? head : known && { ...known, row: -1 }, above, kind: 'line' });
    rest.fill('', above, above + lines.length);
  }
  return { tables, rest: rest.join('\n') };
}

/** Lines with tabs or bars, with the number of lines above them. Blank lines don't part them. */
function runsIn(lines: readonly string[]): readonly (readonly [above: number, lines: readonly string[]])[] {
  const runs: [number, string[]][] = [];
  let open: [number, string[]] | null = null;
  for (const [index, line] of lines.entries()) {
    if (/[\t|]/.test(line.trim())) {
      if (!open) runs.push((open = [index, []]));
      open[1].push(line);
    } else if (line.trim() !== '') open = null;
    else open?.[1].push(line);
  }
  return runs;
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
  if (only === undefined) add({ type: 'OPEN', text: unnumbered });
  else if (truth) add(truthChoice(statement?.text ?? unnumbered, truth[1] !== undefined, labels));
  else if (options.length === 1) add({ type: 'BLANK', text: unnumbered, accepted: [only.text] }, ...doubt);
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

/** The parts of a row by the headings of its columns. */
function byRoles(row: readonly string[], roles: Roles): ReadRow {
  const at = (...wanted: readonly Role[]) =>
    row.flatMap((cell, column) => {
      const role = roles[column];
      return role && wanted.includes(role) ? [cell.trim()] : [];
    });
  const [text = ''] = at('question', 'meaning', 'term').filter((cell) => cell !== '');
  const isTerm = !roles.includes('question');
  const said = isTerm
    ? (at('term')[0] ?? '')
    : at('right')
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
  return {
    text,
    rest,
    ...optionsBeside(
      cells,
      wrong.filter((cell) => cell !== ''),
      said,
    ),
  };
}

/** A question and its answers; the last one may name the correct one. */
function byPlace([text = '', ...answers]: readonly string[]): ReadRow {
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
    const doubt: readonly ImportReason[] = isAmbiguous(last, others, true)
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
