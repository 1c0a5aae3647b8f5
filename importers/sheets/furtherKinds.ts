// Question types of spreadsheets that have no columns of their own: pairs and groups are written in the option
// cells, and gaps in the text.

import type { ImportFields, ImportText } from '#importers/kinds.ts';
import { MarkedText, wordsOf } from '#importers/markup/MarkedText.ts';

export interface FurtherQuestion {
  readonly text: ImportText;
  readonly fields: ImportFields;
}

export interface FurtherCells {
  readonly text: ImportText;
  /** Option cells that aren't blank. */
  readonly options: readonly ImportText[];
  /** Numbers of options: for each gap the one that is correct. */
  readonly correct: string;
}

type Reader = (cells: FurtherCells) => FurtherQuestion | null;

const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['match', pairs],
  ['matching', pairs],
  ['match the following', pairs],
  ['categorize', groups],
  ['categorise', groups],
  ['classification', groups],
  ['drag and drop', drag],
  ['drag & drop', drag],
  ['drop down', choose],
  ['dropdown', choose],
  ['flashcard', card],
  ['word cloud', ({ text }) => ({ text, fields: { type: 'WORDCLOUD' } })],
]);

/** `type` is in lowercase; null if it's another one, or if its cells don't say all that it needs. */
export function furtherQuestion(type: string, cells: FurtherCells): FurtherQuestion | null {
  return READERS.get(type)?.(cells) ?? null;
}

const ARROW = /\s*(?:->|→|=>|⇒|::|\|)\s*/;

/** `France -> Paris` in each cell; `-> Rome` matches nothing. */
function pairs({ text, options }: FurtherCells): FurtherQuestion | null {
  const rows = options.map((option) => wordsOf(option).trim().split(ARROW));
  if (!rows.every(({ length, 1: match }) => length === 2 && match !== '')) return null;
  const extras = rows.flatMap(([prompt, match = '']) => (prompt === '' ? [{ text: match }] : []));
  return {
    text,
    fields: {
      type: 'MATCH',
      pairs: rows.flatMap(([prompt = '', match = '']) =>
        prompt === '' ? [] : [{ prompt: { text: prompt }, match: { text: match } }],
      ),
      ...(extras.length > 0 && { extras }),
    },
  };
}

/** `Birds: tit, owl` in each cell; `: cat` belongs in no group. */
function groups({ text, options }: FurtherCells): FurtherQuestion | null {
  const rows = options.map((option) => /^([^:]*):(.+)$/s.exec(wordsOf(option)));
  if (rows.includes(null)) return null;
  const named = rows.map((row) => ({
    name: row?.[1]?.trim() ?? '',
    items: (row?.[2] ?? '')
      .split(/[,;\n]/)
      .map((item) => ({ text: item.trim() }))
      .filter((item) => item.text !== ''),
  }));
  const extras = named.flatMap(({ name, items }) => (name === '' ? items : []));
  return {
    text,
    fields: {
      type: 'CLASSIFICATION',
      groups: named.filter(({ name }) => name !== ''),
      ...(extras.length > 0 && { extras }),
    },
  };
}

const BLANK = /_{2,}|\[blank\]/gi;

/** The text with a marker for each blank, and the index of the option that belongs there. */
function gapped({ text, options, correct }: FurtherCells) {
  const numbers = (correct.match(/\d+/g) ?? []).map((number) => Number(number) - 1);
  const blanks = wordsOf(text).match(BLANK)?.length ?? 0;
  if (blanks === 0 || numbers.length !== blanks || numbers.some((number) => !options[number])) return null;
  const marked = (source: string) => {
    let next = 0;
    return source.replaceAll(BLANK, () => {
      next += 1;
      return `[[${next}]]`;
    });
  };
  return {
    numbers,
    text: typeof text === 'string' ? marked(text) : new MarkedText(marked(text.words), marked(text.source)),
  };
}

function drag(cells: FurtherCells): FurtherQuestion | null {
  const gaps = gapped(cells);
  if (!gaps) return null;
  const words = cells.options.map(wordsOf);
  const extras = words.filter((_, index) => !gaps.numbers.includes(index));
  return {
    text: gaps.text,
    fields: {
      type: 'DRAGNDROP',
      gaps: gaps.numbers.map((number) => ({ accepted: [words[number] ?? ''] })),
      ...(extras.length > 0 && { extras }),
    },
  };
}

/** Every gap offers all options. */
function choose(cells: FurtherCells): FurtherQuestion | null {
  const gaps = gapped(cells);
  if (!gaps) return null;
  return {
    text: gaps.text,
    fields: {
      type: 'DROPDOWN',
      gaps: gaps.numbers.map((number) => ({
        choices: cells.options.map((option, index) => ({
          text: wordsOf(option),
          ...(index === number && ({ correct: true } as const)),
        })),
      })),
    },
  };
}

/** The first option is the back. */
function card({ text, options: [back] }: FurtherCells): FurtherQuestion | null {
  return back === undefined ? null : { text, fields: { type: 'FLASHCARD', back } };
}
