// Tokens of formatted text: words between which a line may break, each made of pieces in one face.

import { isUnspaced, linePieces } from '#scenes/stage/lineBreaks.ts';
import type { Block, Run } from '#scenes/kit/formatted/blocks.ts';
import { CODE, type Letters, type Ruler, type Setting } from '#scenes/kit/formatted/setting.ts';

/** A piece drawn in one go. */
export interface Atom {
  readonly text: string;
  readonly letters: Letters;
  readonly width: number;
  /** Pixels above the baseline. */
  readonly rise: number;
  /** The run of code whose plate lies behind it. */
  readonly code: Run | null;
  /** Pixels. */
  readonly formula: {
    readonly tex: string;
    readonly width: number;
    readonly height: number;
    readonly depth: number;
    readonly isGap: boolean;
  } | null;
  readonly isolated: boolean;
  readonly space: boolean;
}

export interface Token {
  /** Before the word; dropped at the start of a line. */
  readonly spaces: readonly Atom[];
  readonly atoms: readonly Atom[];
}

/** Multiples of the surrounding font size. */
const SCRIPT = { size: 0.68, sup: 0.36, sub: -0.16 } as const;
const PLATE_PAD = 0.26;
/** Scales formulas up, because their letters are lower than those of the theme's font. */
export const FORMULA_SCALE = 1.12;
/** Placeholder for a formula among the letters. */
const OBJECT = '\uFFFC';
/** When some letters run from the right, each part of a word gets its own direction. */
const RIGHT = '\\u0590-\\u08FF\\u200F\\uFB1D-\\uFDFF\\uFE70-\\uFEFC';
const FROM_RIGHT = new RegExp(`[${RIGHT}]`, 'u');
const OTHER = `[^${RIGHT}\\p{P}]+`;
const PARTS = new RegExp(
  `[${RIGHT}\\u200D\\p{M}]+|${OTHER}(?:[([{]${OTHER}[)\\]}]|\\p{P}${OTHER})*|\\p{P}+`,
  'gu',
);
const ARABIC = /[\u0620-\u064A\u066E-\u06D3]/;
const JOINER = '\u200D';

export function tokensOf({ runs }: Block, setting: Setting, ruler: Ruler): Token[] {
  const pieces = runs.map((run) => {
    const formula = run.tex === null ? null : ruler.formula(run.tex);
    return { run, formula, text: formula ? OBJECT : run.words };
  });
  const all = pieces.map(({ text }) => text).join('');
  const turns = FROM_RIGHT.test(all);
  const starts: number[] = [];
  let length = 0;
  for (const { text } of pieces) {
    starts.push(length);
    length += text.length;
  }
  /** Pieces of the text between `from` and `to`. */
  const atomsIn = (from: number, to: number, space: boolean): Atom[] =>
    pieces.flatMap(({ run, formula, text }, index): Atom[] => {
      const start = starts[index] ?? 0;
      const [begin, end] = [Math.max(from, start), Math.min(to, start + text.length)];
      if (begin >= end) return [];
      const part = text.slice(begin - start, end - start);
      const words = joined(part, all, begin, end, from, to);
      const apart = turns && !formula && !run.face.code ? (words.match(PARTS) ?? [words]) : [words];
      const atoms = apart.map((one) => atomOf(run, formula, one, space, setting, ruler));
      // The plate extends beyond the letters.
      const pad = padOf(run, setting);
      const before = run.opens && begin === start ? [pad] : [];
      return [...before, ...atoms, ...(run.closes && end === start + text.length ? [pad] : [])];
    });
  const tokens: Token[] = [];
  let spaces: Atom[] = [];
  let at = 0;
  for (const part of all.split(/( +)/)) {
    if (part === '') continue;
    if (part.trim() === '') {
      spaces = atomsIn(at, at + part.length, true);
      at += part.length;
      continue;
    }
    const words = isUnspaced(part) ? linePieces(part, (text) => ruler.graphemes(text)) : [part];
    for (const word of words) {
      tokens.push({ spaces, atoms: atomsIn(at, at + word.length, false) });
      spaces = [];
      at += word.length;
    }
  }
  return tokens;
}

/** Letters that join stay joined where the face changes. */
function joined(part: string, all: string, begin: number, end: number, from: number, to: number): string {
  const joins = (at: number): boolean => ARABIC.test(all[at - 1] ?? '') && ARABIC.test(all[at] ?? '');
  return `${begin > from && joins(begin) ? JOINER : ''}${part}${end < to && joins(end) ? JOINER : ''}`;
}

function atomOf(
  run: Run,
  known: ReturnType<Ruler['formula']>,
  text: string,
  space: boolean,
  { size, weights }: Setting,
  ruler: Ruler,
): Atom {
  const { bold, italic, code, script } = run.face;
  const scale = (code ? CODE.size : 1) * (script ? SCRIPT.size : 1);
  const letters = {
    size: size * scale,
    weight: bold ? weights.bold : weights.normal,
    italic,
    mono: code,
    outline: bold ? weights.outline : 0,
  };
  const formula = known && {
    tex: run.tex ?? '',
    width: known.width * size * FORMULA_SCALE,
    height: known.height * size * FORMULA_SCALE,
    depth: known.depth * size * FORMULA_SCALE,
    isGap: known.isGap ?? false,
  };
  return {
    text: formula ? run.words : text,
    letters,
    width: formula ? formula.width : ruler.width(letters, text),
    rise: script ? SCRIPT[script] * size : 0,
    code: code ? run : null,
    formula,
    isolated: (formula !== null && !formula.isGap) || code,
    space,
  };
}

function padOf(run: Run, { size, weights }: Setting): Atom {
  const letters = { size, weight: weights.normal, italic: false, mono: true, outline: 0 };
  return {
    text: '',
    letters,
    width: PLATE_PAD * size,
    rise: 0,
    code: run,
    formula: null,
    isolated: true,
    space: false,
  };
}

/**
 * Splits a word that is too long for a line: as many letters per line as fit, with `first` pixels on the
 * first line.
 */
export function splitAtom(atom: Atom, room: number, ruler: Ruler, first = room): Atom[] {
  const parts: Atom[] = [];
  let text = '';
  const end = (): void => {
    if (text !== '') parts.push({ ...atom, text, width: ruler.width(atom.letters, text) });
    text = '';
  };
  for (const letter of ruler.graphemes(atom.text)) {
    const most = parts.length === 0 ? first : room;
    if (ruler.width(atom.letters, text + letter) > most) end();
    text += letter;
  }
  end();
  return parts.length === 0 ? [atom] : parts;
}
