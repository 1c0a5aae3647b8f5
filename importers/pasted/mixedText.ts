// Tables among other text: they are read where they are, and the text around them as lines.

import { textSource } from '#importers/files/textSource.ts';
import { columnsIn, readPairs } from '#importers/pasted/pastedColumns.ts';
import type { TextPart } from '#importers/pasted/pastedLines.ts';
import type { TruthLabels } from '#importers/pasted/pastedQuestion.ts';
import {
  ASKS,
  byPlace,
  filled,
  type Head,
  headOf,
  isThere,
  readRows,
  withPipes,
} from '#importers/pasted/pastedTable.ts';
import { rolesOf } from '#importers/pasted/tableHeads.ts';
import type { QuizBuilder } from '#importers/QuizBuilder.ts';

/** A cell in quotes that goes on in the next line. */
const OPEN_CELL = /(?:^|\t)"(?=[^"\t]*\n)[^"\t]*"(?:\t|$)/m;
const NUMBER = /^\d{1,3}[.)]?$/;

interface MixedText {
  readonly tables: readonly ((labels: TruthLabels, builder: QuizBuilder) => TextPart)[];
  /** The text with blank lines in place of the tables. */
  readonly rest: string;
  /** True if there is more than one table, or a table and other text. */
  readonly isMixed: boolean;
}

/**
 * Tabs and bars may also just arrange a line, so a table needs the heading of its questions, or questions with
 * several cells beside them.
 */
export function tablesIn(text: string): MixedText {
  const rest = text.split('\n');
  const tables: MixedText['tables'][number][] = [];
  let known: Head | null = null;
  let hasTable = false;
  for (const { above, lines } of OPEN_CELL.test(text) ? [] : runsIn(rest)) {
    const run = lines.join('\n');
    const source = withPipes(
      textSource({ text: run, controlCharacters: 0, guessedLines: 0, firstGuessed: 0 }, ''),
    );
    const rows = source.tables().flatMap((table) => table.rows);
    const own = headOf(rows);
    const below = own ? rows.slice(own.row + 1).filter((row) => isThere(filled(row))) : [];
    const asked = own?.roles.indexOf('question') ?? -1;
    const named = own?.roles.indexOf('right') ?? -1;
    if (
      own &&
      named >= 0 &&
      below.length > 0 &&
      below.every((row) => NUMBER.test((row[asked] ?? '').trim()))
    ) {
      // A key: each row has the number of a question.
      const answers = below.map((row) => `${Number.parseInt(row[asked] ?? '', 10)}. ${row[named] ?? ''}`);
      hasTable = true;
      rest.fill('', above, above + lines.length);
      ['Answers', ...answers].forEach((line, index) => {
        rest[above + index] = line;
      });
      continue;
    }
    const isGlossary = own?.roles.includes('term') === true && own.roles.includes('meaning');
    const columns = isGlossary ? columnsIn(source) : null;
    const cells = rows.map(filled).filter(isThere);
    // A colon may be that of a label, as in data that a question is about.
    const asking = cells
      .map(byPlace)
      .filter((row) => row.options.length > 1 && ASKS.test(row.text) && !row.text.endsWith(':'));
    const isHeaded = (asked >= 0 || columns !== null) && below.length > 0;
    if (!isHeaded && asking.length * 2 <= cells.length) continue;
    hasTable = true;
    known = isHeaded ? own : known;
    const isLikeKnown = known !== null && rows.some((row) => row.length === known?.roles.length);
    const head = isHeaded ? own : isLikeKnown && known ? { ...known, row: -1 } : null;
    tables.push((labels, builder) => ({
      number: above + 1,
      read: () =>
        columns
          ? readPairs(columns, above, labels, builder)
          : readRows({ rows, head, above, kind: 'line' }, labels, builder),
    }));
    rest.fill('', above, above + lines.length);
  }
  const isMixed = hasTable && (tables.length > 1 || rest.some((line) => line.trim() !== ''));
  return { tables, rest: rest.join('\n'), isMixed };
}

interface Run {
  /** Number of lines above it. */
  readonly above: number;
  readonly lines: string[];
  /** What separates its cells. */
  readonly sign: string;
}

/**
 * Lines of cells. Blank lines don't part those with tabs or bars, unless other headings follow. Commas and
 * semicolons separate cells only below headings.
 */
function runsIn(lines: readonly string[]): readonly Run[] {
  const runs: Run[] = [];
  let isOpen = false;
  for (const [above, line] of lines.entries()) {
    const open: Run | undefined = isOpen ? runs.at(-1) : undefined;
    if (line.trim() === '') {
      isOpen &&= open !== undefined && /[\t|]/.test(open.sign);
      if (isOpen) open?.lines.push(line);
      continue;
    }
    const parted = ['\t', '|'].find((each) => line.trim().includes(each));
    const header = [',', ';'].find((each) => isHeader(line, each));
    const sign = parted ?? header ?? (open && line.includes(open.sign) ? open.sign : undefined);
    isOpen = sign !== undefined;
    if (sign === undefined) continue;
    if (open?.sign === sign && !isOther(open.lines, line, sign)) open.lines.push(line);
    else runs.push({ above, lines: [line], sign });
  }
  return runs;
}

/** True if the line begins another table below a blank line: with headings, or with other columns. */
function isOther(lines: readonly string[], line: string, sign: string): boolean {
  const above = lines.findLast((each) => each.trim() !== '') ?? '';
  return (
    lines.at(-1)?.trim() === '' &&
    (isHeader(line, sign) || line.split(sign).length !== above.split(sign).length)
  );
}

/** Commas and semicolons may be those of a sentence, so they need three headings. */
function isHeader(line: string, sign: string): boolean {
  const cells = line
    .trim()
    .replaceAll(/^\||\|$/g, '')
    .split(sign);
  return cells.length > (/[\t|]/.test(sign) ? 1 : 2) && rolesOf(cells) !== null;
}
