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

type Reader = (cells: FurtherCells) => FurtherQuestion;

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

/** `type` is in lowercase; null if it's another one. What its cells don't say is left for the author. */
export function furtherQuestion(type: string, cells: FurtherCells): FurtherQuestion | null {
  return READERS.get(type)?.(cells) ?? null;
}

const ARROW = /\s*(?:->|→|=>|⇒|::|\|)\s*/;

/** `France -> Paris` in each cell; `-> Rome` matches nothing. The first arrow separates. */
function pairs({ text, options }: FurtherCells): FurtherQuestion {
  const rows = options.map((option) => {
    const written = wordsOf(option).trim();
    const [arrow = ''] = ARROW.exec(written) ?? [];
    const at = arrow === '' ? written.length : written.indexOf(arrow);
    return { prompt: written.slice(0, at), match: written.slice(at + arrow.length) };
  });
  const extras = rows.flatMap(({ prompt, match }) => (prompt === '' ? [{ text: match }] : []));
  return {
    text,
    fields: {
      type: 'MATCH',
      pairs: rows.flatMap(({ prompt, match }) =>
        prompt === '' ? [] : [{ prompt: { text: prompt }, match: { text: match } }],
      ),
      ...(extras.length > 0 && { extras }),
    },
  };
}

/** `Birds: tit, owl` in each cell; `: cat` belongs in no group. */
function groups({ text, options }: FurtherCells): FurtherQuestion {
  const named = options.map((option) => {
    const [name = '', ...items] = wordsOf(option).split(':');
    return {
      name: name.trim(),
      items: items
        .join(':')
        .split(/[,;\n]/)
        .map((item) => ({ text: item.trim() }))
        .filter((item) => item.text !== ''),
    };
  });
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

/** The text with a marker for each blank, and the index of the option that belongs there; -1 if none does. */
function gapped({ text, correct }: FurtherCells) {
  const written = (correct.match(/\d+/g) ?? []).map((number) => Number(number) - 1);
  const blanks = wordsOf(text).match(BLANK) ?? [];
  const numbers = blanks.map((_, gap) => written[gap] ?? -1);
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

function drag(cells: FurtherCells): FurtherQuestion {
  const gaps = gapped(cells);
  const words = cells.options.map(wordsOf);
  const extras = words.filter((_, index) => !gaps.numbers.includes(index));
  return {
    text: gaps.text,
    fields: {
      type: 'DRAGNDROP',
      gaps: gaps.numbers.map((number) => ({ accepted: words.slice(number, number + 1) })),
      ...(extras.length > 0 && { extras }),
    },
  };
}

/** Every gap offers all options. */
function choose(cells: FurtherCells): FurtherQuestion {
  const gaps = gapped(cells);
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
function card({ text, options: [back = ''] }: FurtherCells): FurtherQuestion {
  return { text, fields: { type: 'FLASHCARD', back } };
}
