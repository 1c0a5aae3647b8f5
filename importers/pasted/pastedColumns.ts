// Two columns: words and what they mean, in either order.

import { ANSWER, DIRECTIONS, FORM_FIELD, HINT, POINTS, QUESTION, WHY } from '#importers/pasted/labelWords.ts';
import { filled, headOf } from '#importers/pasted/pastedTable.ts';
import { readBeside, type TruthLabels } from '#importers/pasted/pastedQuestion.ts';
import { type ImportProblem, shortItem } from '#importers/problems.ts';
import type { QuizBuilder } from '#importers/QuizBuilder.ts';
import { ASKED_TRUTH, linesIn, TRUTH } from '#importers/pasted/lineParts.ts';
import type { ImportSource, Table } from '#importers/types.ts';

interface Pair {
  readonly asked: string;
  readonly answer: string;
  /** Number of its line or row, from 1. */
  readonly number: number;
}

interface Title {
  readonly words: string;
  readonly number: number;
}

export interface Columns {
  readonly pairs: readonly Pair[];
  /** Rows above the headings. */
  readonly titles: readonly Title[];
  /** The column that asks. */
  readonly asks: 0 | 1;
  /** True if headings name the columns. */
  readonly headed: boolean;
  /** True if it's clear which column asks. */
  readonly sure: boolean;
}

/** Separators between a word and its meaning, if every line has one. */
const PARTING = [' - ', ' – ', ' — ', ' = ', ': ', ' → ', ' -> ', ' => '];
const NUMBERED = /^\s*(?:\d{1,3}[.)]|[•·▪*-])\s+/;
const LABELS = new RegExp(
  String.raw`^(?:${ANSWER}|${QUESTION}|${POINTS}|${HINT}|${WHY}|${FORM_FIELD}|${DIRECTIONS}|[qapr])\s?\d{0,3}$`,
  'i',
);
/** The label of an answer within a line. */
const LABELED = new RegExp(`[([](?:${ANSWER}) ?[:=]`, 'i');
const ASKS = /[?？…]$|_{2,}/;

/** null if the source has anything but two columns. */
export function columnsIn(source: ImportSource): Columns | null {
  const rows = source.isWorkbook || /\t|\|/.test(source.sample) ? tableRows(source) : null;
  return rows ? sorted(rows.rows, rows.asks, rows.titles, rows.headed) : glossary(source.text);
}

type Row = readonly [first: string, second: string, number: number];

function tableRows(source: ImportSource) {
  const table: Table | undefined = source.tables().find(({ rows }) => rows.length > 0);
  if (!table) return null;
  const head = headOf(table.rows);
  if (
    head &&
    head.roles.some(
      (role) => role !== null && !['question', 'right', 'term', 'meaning', 'number'].includes(role),
    )
  )
    return null;
  const rows: Row[] = [];
  const titles: Title[] = [];
  for (const [index, row] of table.rows.entries()) {
    const cells = head?.roles.includes('number')
      ? row.filter((_, column) => head.roles[column] !== 'number')
      : row;
    const [first = '', second = '', ...others] = cells.map((cell) => cell.trim());
    const words = filled(row).join('  |  ');
    if (words !== '' && index < (head?.row ?? 0)) titles.push({ words, number: index + 1 });
    if (words === '' || (head !== null && index <= head.row)) continue;
    if (others.some((cell) => cell !== '') || first === '' || second === '') return null;
    rows.push([first, second, index + 1]);
  }
  const asking = head?.roles.filter((role) => role !== 'number').indexOf('question') ?? -1;
  return {
    rows,
    titles,
    headed: head !== null,
    asks: asking < 0 ? null : asking === 0 ? (0 as const) : (1 as const),
  };
}

/** Words and their meanings, one pair per line. */
function glossary(text: string): Columns | null {
  const numbers = text.split('\n').flatMap((line, index) => (line.trim() === '' ? [] : [index + 1]));
  const bare = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.replaceAll('**', ''));
  const lines = bare.every((line) => NUMBERED.test(line))
    ? bare.map((line) => line.replace(NUMBERED, ''))
    : bare;
  const term = PARTING.find((sign) => lines.every((line) => isPair(line, sign)));
  if (term === undefined || lines.length < 2) return null;
  const rows = lines.map((line, index): Row => {
    const [word = '', meaning = ''] = line.split(term);
    return [word.trim(), meaning.trim(), numbers[index] ?? 0];
  });
  // A label before each line is no word.
  if (rows.every(([word]) => word === rows[0]?.[0])) return null;
  // Options or answers on the same line are read with their lines.
  if (lines.some((line) => linesIn(line, '').length > 1 || ASKED_TRUTH.test(line) || LABELED.test(line)))
    return null;
  // Statements with whether they are true are read with their lines.
  if (rows.every(([word]) => TRUTH.test(word)) || rows.every(([, meaning]) => TRUTH.test(meaning)))
    return null;
  return sorted(rows, null, []);
}

function isPair(line: string, sign: string): boolean {
  const [word = '', meaning = '', ...more] = line.split(sign);
  // Sentences and lists have such separators, too.
  return (
    more.length === 0 &&
    /^[^\s*•(?¿-]/.test(word) &&
    !/[?.!]$|_{2,}|^\w{0,2}[.)]\s/.test(word) &&
    !LABELS.test(word.trim()) &&
    meaning.trim() !== ''
  );
}

/** `asks`: the column with the questions, if the header says so. */
function sorted(
  rows: readonly Row[],
  asks: 0 | 1 | null,
  titles: Columns['titles'],
  headed = false,
): Columns | null {
  if (rows.length < 2 && asks === null) return null;
  const most = (column: 0 | 1, test: (cell: string) => boolean) =>
    rows.filter((row) => test(row[column])).length * 2 > rows.length;
  const asking = ([0, 1] as const).filter((column) => most(column, (cell) => ASKS.test(cell)));
  const sure =
    asks ?? (asking.length === 1 ? asking[0] : most(1, (cell) => TRUTH.test(cell)) ? 0 : undefined);
  const length = (column: 0 | 1) => rows.reduce((sum, row) => sum + row[column].length, 0);
  // A definition is longer than the word it defines.
  const column = sure ?? (length(0) > length(1) ? 0 : 1);
  return {
    asks: column,
    titles,
    headed,
    sure: sure !== undefined,
    pairs: rows.map((row) => ({
      asked: row[column === 0 ? 0 : 1],
      answer: row[column === 0 ? 1 : 0],
      number: row[2],
    })),
  };
}

/** `above` is the number of lines above the columns. */
export function readPairs(
  { pairs, titles, asks, sure }: Columns,
  above: number,
  labels: TruthLabels,
  builder: QuizBuilder,
): void {
  for (const { words, number } of titles)
    builder.skip({ kind: 'line', number: above + number }, words, { code: 'description', values: {} });
  const taken: Pair[] = [];
  const before = builder.taken;
  for (const pair of pairs) {
    if (!builder.hasCapacity) break;
    const { question, doubt } = readBeside({ text: pair.asked, said: pair.answer }, labels);
    const number = above + pair.number;
    const { taken: index } = builder;
    builder.addDoubtful({ kind: 'line', number }, question, doubt, lineOf(pair, asks));
    if (builder.taken > index) taken.push({ ...pair, number });
  }
  if (!sure && taken.length > 0)
    builder.doubt(
      columnsDoubt(
        { pairs: taken, asks },
        taken.map((_, index) => before + index),
      ),
    );
}

const lineOf = ({ asked, answer }: Pair, asks: 0 | 1) =>
  asks === 0 ? `${asked} — ${answer}` : `${answer} — ${asked}`;

/** Questions of two columns that a doubt shows. */
const SHOWN_PAIRS = 6;

/** Asks which of the columns has the questions. */
export function columnsDoubt(
  { pairs, asks }: Pick<Columns, 'pairs' | 'asks'>,
  questions: readonly number[],
): ImportProblem {
  const lines = pairs
    .slice(0, SHOWN_PAIRS)
    .map((pair) => lineOf(pair, asks))
    .join('\n');
  return {
    place: { kind: 'line', number: pairs[0]?.number ?? 1 },
    item: shortItem(pairs[0]?.asked ?? ''),
    reason: { code: 'columnsGuessed', values: { count: questions.length } },
    severity: 'changed',
    doubt: { questions, lines },
  };
}
