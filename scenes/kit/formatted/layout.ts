// Layout of a formatted text at a given size and width: pure, except for the ruler that measures letters.

import { isRightToLeft } from '#scenes/bidi.ts';
import type { Block } from '#scenes/kit/formatted/blocks.ts';
import { CODE, type Letters, type Ruler, type Setting } from '#scenes/kit/formatted/setting.ts';
import { visualOrder } from '#scenes/kit/formatted/order.ts';
import { type Atom, splitAtom, type Token, tokensOf } from '#scenes/kit/formatted/tokens.ts';

export interface Placed {
  readonly atom: Atom;
  /** From the line's left edge. */
  readonly x: number;
}

export interface Line {
  readonly kind: Block['kind'];
  /** From the top of the layout. */
  readonly top: number;
  readonly height: number;
  readonly baseline: number;
  /** Kept free on the side where reading starts. */
  readonly indent: number;
  /** Without the indent. */
  readonly width: number;
  readonly atoms: readonly Placed[];
  /** An item's bullet or number, in its indent. */
  readonly marker: Atom | null;
}

export interface Layout {
  readonly lines: readonly Line[];
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly rightToLeft: boolean;
  /** True with lists or code blocks, which can't be centered: all lines start at one edge. */
  readonly flush: boolean;
  /** Atoms of each line in reading order, for a layout that has to be cut. */
  readonly read: readonly (readonly Atom[])[];
}

/** Multiples of the font size. */
const GAP = { item: 0.14, code: 0.3, formula: 0.22 } as const;
/** Space above and below a formula that is taller than its line, as a multiple of the font size. */
const FORMULA_AIR = 0.09;

export function layOut(blocks: readonly Block[], text: string, setting: Setting, ruler: Ruler): Layout {
  const { size } = setting;
  const rightToLeft = isRightToLeft(text);
  const indents = indentsOf(blocks, setting, ruler);
  const lines: Line[] = [];
  const read: Atom[][] = [];
  let top = 0;
  for (const [index, block] of blocks.entries()) {
    const before = blocks[index - 1];
    const apart = [block, before].map((one) => (one && one.kind !== 'words' ? GAP[one.kind] : 0));
    if (before) top += Math.max(...apart) * size;
    const marker = block.kind === 'item' ? markerOf(block, setting, ruler) : null;
    const indent =
      block.kind === 'item' ? (indents[index] ?? 0) : block.kind === 'code' ? CODE.pad * size : 0;
    const room = setting.width - indent * (block.kind === 'code' ? 2 : 1);
    const rows =
      block.kind === 'code' ? codeRows(block, room, setting, ruler) : rowsOf(block, room, setting, ruler);
    if (block.kind === 'code') top += CODE.air * size;
    for (const [row, atoms] of rows.entries()) {
      const line = lineOf(atoms, block.kind, setting, ruler, rightToLeft);
      lines.push({ ...line, top, indent, marker: row === 0 ? marker : null });
      read.push(atoms);
      top += line.height;
    }
    if (block.kind === 'code') top += CODE.air * size;
  }
  const width = Math.max(
    0,
    ...lines.map((line) => line.width + line.indent * (line.kind === 'code' ? 2 : 1)),
  );
  const flush = blocks.some(({ kind }) => kind === 'item' || kind === 'code');
  return { lines, width, height: top, size, rightToLeft, flush, read };
}

/** Lays out one line; its position is up to the caller. */
export function lineOf(
  atoms: readonly Atom[],
  kind: Block['kind'],
  setting: Setting,
  ruler: Ruler,
  rightToLeft: boolean,
): Pick<Line, 'kind' | 'height' | 'baseline' | 'width' | 'atoms'> {
  const { size, lineHeight } = setting;
  const { ascent, descent } = ruler.reach({
    size,
    weight: setting.weights.normal,
    italic: false,
    mono: false,
    outline: 0,
  });
  const high = size * lineHeight * (kind === 'code' ? CODE.size : 1);
  const middle = (high - ascent - descent) / 2 + ascent;
  let [above, below] = [middle, high - middle];
  const air = size * FORMULA_AIR;
  for (const { formula } of atoms) {
    if (!formula) continue;
    above = Math.max(above, formula.height - formula.depth + air);
    below = Math.max(below, formula.depth + air);
  }
  const order = kind === 'code' ? atoms.map((_, place) => place) : visualOrder(atoms, rightToLeft);
  let x = 0;
  const placed = order.flatMap((place): Placed[] => {
    const atom = atoms[place];
    if (!atom) return [];
    x += atom.width;
    return [{ atom, x: x - atom.width }];
  });
  return { kind, height: above + below, baseline: above, width: x, atoms: placed };
}

/** Consecutive items share an indent. */
function indentsOf(blocks: readonly Block[], setting: Setting, ruler: Ruler): number[] {
  const widths = blocks.map((block) => (block.kind === 'item' ? markerOf(block, setting, ruler).width : 0));
  return widths.map((_, index) => {
    let [from, to] = [index, index];
    while (blocks[from - 1]?.kind === 'item') from -= 1;
    while (blocks[to + 1]?.kind === 'item') to += 1;
    return Math.max(...widths.slice(from, to + 1));
  });
}

function markerOf({ marker }: Block, { size, weights }: Setting, ruler: Ruler): Atom {
  const letters = { size, weight: weights.bold, italic: false, mono: false, outline: 0 };
  return {
    text: marker.trimEnd(),
    letters,
    width: ruler.width(letters, marker),
    rise: 0,
    code: null,
    formula: null,
    isolated: false,
    space: false,
  };
}

/**
 * Code keeps its lines and spaces: its letters shrink first, and lines break only when letters would get too
 * small.
 */
function codeRows(block: Block, room: number, setting: Setting, ruler: Ruler): Atom[][] {
  const words = block.runs
    .map((run) => run.words)
    .join('')
    .replaceAll('\t', '    ');
  const lines = words.split('\n');
  const lettersAt = (size: number): Letters => ({
    size,
    weight: setting.weights.code,
    italic: false,
    mono: true,
    outline: 0,
  });
  const usual = setting.size * CODE.size;
  const widest = Math.max(...lines.map((line) => ruler.width(lettersAt(usual), line)));
  const least = setting.size * CODE.least;
  const letters = lettersAt(widest > room ? Math.max(least, (usual * room) / widest) : usual);
  return lines.flatMap((text) => {
    const atom: Atom = {
      text,
      letters,
      width: ruler.width(letters, text),
      rise: 0,
      code: null,
      formula: null,
      isolated: true,
      space: false,
    };
    return atom.width > room + 0.5 && setting.breakWords
      ? splitAtom(atom, room, ruler).map((part) => [part])
      : [[atom]];
  });
}

/** Breaks a line before the word that no longer fits. */
function rowsOf(block: Block, room: number, setting: Setting, ruler: Ruler): Atom[][] {
  const rows: Atom[][] = [];
  let row: Atom[] = [];
  let width = 0;
  const end = (): void => {
    rows.push(row);
    row = [];
    width = 0;
  };
  const add = ({ spaces, atoms }: Token, withSpaces: boolean): void => {
    const added = withSpaces ? [...spaces, ...atoms] : atoms;
    row.push(...added);
    width += widthOf(added);
  };
  for (const token of tokensOf(block, setting, ruler)) {
    const own = widthOf(token.atoms);
    const first = row.length === 0;
    if (!first && width + widthOf(token.spaces) + own > room) end();
    if (own <= room || !setting.breakWords) {
      // Spaces before the very first word are intentional.
      add(token, !(row.length === 0 && rows.length > 0));
      continue;
    }
    for (const atom of token.atoms) {
      const parts = atom.formula ? [shrunk(atom, room)] : splitAtom(atom, room, ruler, room - width);
      for (const part of parts) {
        if (row.length > 0 && width + part.width > room) end();
        add({ spaces: [], atoms: [part] }, false);
      }
    }
  }
  end();
  return rows;
}

/** Shrinks a formula that is wider than its line. */
function shrunk(atom: Atom, room: number): Atom {
  const { formula } = atom;
  if (!formula || atom.width <= room) return atom;
  const by = room / atom.width;
  return {
    ...atom,
    width: room,
    formula: {
      ...formula,
      width: formula.width * by,
      height: formula.height * by,
      depth: formula.depth * by,
    },
  };
}

export function widthOf(atoms: readonly Atom[]): number {
  return atoms.reduce((sum, { width }) => sum + width, 0);
}
