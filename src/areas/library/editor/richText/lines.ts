// Formatted text as the author sees it: lines of styled pieces, read from Markdown and written back to it.

import { deepEqual } from '#core/collections/deepEqual.ts';
import { BULLET, tokensOf } from '#core/content/markdown.ts';

/** `formula` and `display` hold TeX; `display` is a formula on its own line. */
export type PieceKind = 'words' | 'code' | 'sub' | 'sup' | 'formula' | 'display';

export interface Piece {
  readonly kind: PieceKind;
  /** Not empty, and without line breaks, except in `display`. */
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
}

/** `sign`: `- ` for a bullet, `1. ` or `1) ` for a number, empty outside lists. */
export type Line =
  | { readonly kind: 'line'; readonly sign: string; readonly pieces: readonly Piece[] }
  | { readonly kind: 'code'; readonly text: string };

type WordLine = Extract<Line, { readonly kind: 'line' }>;

const DISPLAY_STYLE = '\\displaystyle ';
const ITEM_SIGN = /^(?:• |\d{1,3}[.)] )/;

/** Reads Markdown; there is always at least one line. */
export function readLines(source: string): readonly Line[] {
  const lines: Line[] = [];
  let line: { sign: string; pieces: Piece[] } = { sign: '', pieces: [] };
  let code: string | null = null;
  let isItem = false;
  const depth = { bold: 0, italic: 0 };
  const begun = new Set<unknown>();
  const endLine = () => {
    lines.push(
      code === null
        ? { kind: 'line', sign: line.sign, pieces: joined(line.pieces) }
        : { kind: 'code', text: code },
    );
    line = { sign: '', pieces: [] };
    code = null;
  };
  const put = (kind: PieceKind, text: string) =>
    line.pieces.push({ kind, text, bold: depth.bold > 0, italic: depth.italic > 0 });
  for (const token of tokensOf(source)) {
    switch (token.kind) {
      case 'line':
        endLine();
        break;
      case 'item':
        isItem = true;
        break;
      case 'words': {
        const sign = isItem ? (ITEM_SIGN.exec(token.words)?.[0] ?? '') : '';
        isItem = false;
        if (sign !== '') line.sign = sign === BULLET ? '- ' : sign;
        put('words', token.words.slice(sign.length));
        break;
      }
      case 'delimiter': {
        const style = token.words === '*' ? 'italic' : 'bold';
        if (!token.partner) put('words', token.words);
        else if (begun.has(token.partner)) depth[style] -= 1;
        else {
          begun.add(token);
          depth[style] += 1;
        }
        break;
      }
      case 'piece': {
        const { style, words, source: drawn = words, display = false } = token;
        if (style === 'code' && display) code = words;
        else if (style === 'formula' && display) put('display', drawn.slice(DISPLAY_STYLE.length));
        else if (style === 'code' || style === 'sub' || style === 'sup' || style === 'formula')
          put(style, drawn);
      }
    }
  }
  endLine();
  return lines;
}

/** Splits plain text into lines. */
export function plainLines(text: string): readonly Line[] {
  return text.split('\n').map((words) => ({
    kind: 'line',
    sign: '',
    pieces: joined([unstyled(words)]),
  }));
}

/** True if nothing is formatted. */
export function isPlain(lines: readonly Line[]): boolean {
  return lines.every(
    (line) =>
      line.kind === 'line' &&
      line.sign === '' &&
      line.pieces.every(({ kind, bold, italic }) => kind === 'words' && !bold && !italic),
  );
}

/** The text without formatting; formulas as TeX between dollar signs. */
export function wordsOf(lines: readonly Line[]): string {
  return lines
    .map((line) =>
      line.kind === 'code'
        ? line.text
        : line.sign +
          line.pieces.map(({ kind, text }) => (isFormula(kind) ? sourceOf(kind, text) : text)).join(''),
    )
    .join('\n');
}

/**
 * Writes Markdown that reads as these lines. What Markdown can't express is changed as little as possible:
 * style ends at words instead of spaces, and italics start at the start of a word.
 */
export function writeLines(lines: readonly Line[]): string {
  const written = lines.map((line) => (line.kind === 'code' ? writtenCode(line.text) : writtenLine(line)));
  const wished = written.map(({ line }) => line);
  const lean = written.map(({ source }) => source).join('\n');
  if (deepEqual(readLines(lean), wished)) return lean;
  // Marks that were harmless in their own line mean something across lines, like fences.
  return written
    .map(({ line, source }) => (line.kind === 'line' ? lineSource(line, true) : source))
    .join('\n');
}

interface Written {
  /** What it reads as. */
  readonly line: Line;
  readonly source: string;
}

function writtenCode(text: string): Written {
  if (text === '') return { line: { kind: 'line', sign: '', pieces: [] }, source: '' };
  // A fence inside would end the block.
  const inner = text.replaceAll(/^```/gm, ' ```');
  return { line: { kind: 'code', text: inner }, source: `\`\`\`\n${inner}\n\`\`\`` };
}

function writtenLine({ sign, pieces }: WordLine): Written {
  const cells = storable(pieces.flatMap(cellsOf));
  for (const adapt of ADAPTATIONS) {
    const line: WordLine = { kind: 'line', sign, pieces: joined(adapt(cells)) };
    for (const escapes of [false, true]) {
      const source = lineSource(line, escapes);
      if (deepEqual(readLines(source), [line])) return { line, source };
    }
  }
  throw new Error(`no Markdown for ${JSON.stringify(pieces)}`);
}

/** From exact to lossy; the first that can be written is used. */
const ADAPTATIONS: readonly ((cells: readonly Piece[]) => readonly Piece[])[] = [
  (cells) => trimmed(trimmed(cells, 'bold'), 'italic'),
  (cells) => trimmed(trimmed(wholeWords(cells), 'bold'), 'italic'),
  (cells) => apart(wholeWords(cells)),
  (cells) => trimmed(without(cells, 'italic'), 'bold'),
  (cells) => without(without(cells, 'italic'), 'bold'),
  (cells) =>
    cells.map(({ kind, text }) =>
      unstyled(isFormula(kind) ? sourceOf(kind, text).replaceAll('\n', ' ') : text),
    ),
];

const unstyled = (text: string): Piece => ({ kind: 'words', text, bold: false, italic: false });

type Style = 'bold' | 'italic';
const STYLES: readonly Style[] = ['bold', 'italic'];
const WORD_END = /[\p{L}\p{N})\]}]/u;
const DIGIT = /\p{N}/u;
const MARKS: { readonly [S in Style]: string } = { bold: '**', italic: '*' };
/** Maximum characters of a subscript or superscript. */
const SCRIPT_MAX = 100;

/** Words by character, everything else whole. */
function cellsOf(piece: Piece): readonly Piece[] {
  return piece.kind === 'words' ? Array.from(piece.text, (text) => ({ ...piece, text })) : [piece];
}

/** Replaces what no Markdown can hold. */
function storable(cells: readonly Piece[]): readonly Piece[] {
  return cells.flatMap((cell, place) => {
    const { kind, text } = cell;
    if ((kind === 'sub' || kind === 'sup') && /[<>]/.test(text)) return cellsOf({ ...cell, kind: 'words' });
    const next = cells[place + 1];
    // Before a digit, a dollar sign belongs to a price.
    const isPrice = kind === 'formula' && next?.kind === 'words' && DIGIT.test(next.text);
    if (!isPrice || next.bold !== cell.bold || next.italic !== cell.italic) return [cell];
    return [cell, { ...cell, kind: 'words', text: ' ' }];
  });
}

const isSpace = (cell: Piece | undefined) => cell?.kind === 'words' && /\s/.test(cell.text);

/** Ends a style at words, not at the spaces around them. */
function trimmed(cells: readonly Piece[], style: Style): readonly Piece[] {
  const pass = (all: readonly Piece[]) => {
    let within = false;
    return all.map((cell) => {
      within = cell[style] && (within || !isSpace(cell));
      return within === cell[style] ? cell : { ...cell, [style]: within };
    });
  };
  return pass(pass(cells).toReversed()).toReversed();
}

/** Starts italics at the start of a word, as Markdown requires. */
function wholeWords(cells: readonly Piece[]): readonly Piece[] {
  let behind = false;
  return cells
    .toReversed()
    .map((cell) => {
      const italic = cell.italic || (behind && cell.kind === 'words' && WORD_END.test(cell.text));
      behind = italic;
      return italic === cell.italic ? cell : { ...cell, italic };
    })
    .toReversed();
}

/** Removes the styles of spaces between differently styled words, so that no styles overlap there. */
function apart(cells: readonly Piece[]): readonly Piece[] {
  const pass = (all: readonly Piece[]) => {
    let before: Piece | undefined;
    return all.map((cell) => {
      const isEdge = isSpace(cell) && (before?.bold !== cell.bold || before.italic !== cell.italic);
      before = isEdge ? { ...cell, bold: false, italic: false } : cell;
      return before;
    });
  };
  return pass(pass(cells).toReversed()).toReversed();
}

function without(cells: readonly Piece[], style: Style): readonly Piece[] {
  return cells.map((cell) => ({ ...cell, [style]: false }));
}

/** Merges neighbors that look the same. */
function joined(pieces: readonly Piece[]): readonly Piece[] {
  const all: Piece[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    const isNext = !last || last.kind !== piece.kind || isFormula(piece.kind) || !isStyledAs(last, piece);
    if (piece.text === '') continue;
    if (isNext) all.push(piece);
    else all[all.length - 1] = { ...piece, text: last.text + piece.text };
  }
  return all;
}

const isStyledAs = (one: Piece, other: Piece) => one.bold === other.bold && one.italic === other.italic;
const isFormula = (kind: PieceKind): kind is 'formula' | 'display' =>
  kind === 'formula' || kind === 'display';

function lineSource({ sign, pieces }: WordLine, escapes: boolean): string {
  let source = '';
  const open: Style[] = [];
  const close = (from: number) => {
    for (const style of open.splice(from).toReversed()) source += MARKS[style];
  };
  for (const [place, piece] of pieces.entries()) {
    const ending = open.findIndex((style) => !piece[style]);
    if (ending !== -1) close(ending);
    // What never ends lasts longest: -1 becomes the largest number.
    const lasts = (style: Style) => pieces.slice(place).findIndex((each) => !each[style]) >>> 0;
    const opening = STYLES.filter((style) => piece[style] && !open.includes(style));
    for (const style of opening.toSorted((one, other) => lasts(other) - lasts(one))) {
      source += MARKS[style];
      open.push(style);
    }
    const escaped = escapes && piece.kind === 'words';
    source += escaped ? piece.text.replaceAll(/[\\*`$<]/g, '\\$&') : sourceOf(piece.kind, piece.text);
  }
  close(0);
  if (sign !== '' || !escapes) return sign + source;
  return source.replace(/^-(?= )/, '\\-').replace(/^(\d{1,3})([.)])(?= )/, '$1\\$2');
}

function sourceOf(kind: PieceKind, text: string): string {
  switch (kind) {
    case 'words':
      return text;
    case 'code': {
      const longest = Math.max(0, ...Array.from(text.matchAll(/`+/g), ([ticks]) => ticks.length));
      const ticks = '`'.repeat(longest + 1);
      const pad = /^`|`$|^ .*\S.* $/.test(text) ? ' ' : '';
      return ticks + pad + text + pad + ticks;
    }
    case 'sub':
    case 'sup': {
      const parts = text.match(new RegExp(`.{1,${SCRIPT_MAX}}`, 'g')) ?? [];
      return parts.map((part) => `<${kind}>${part}</${kind}>`).join('');
    }
    case 'formula':
      return `$${text}$`;
    case 'display':
      return `$$${text}$$`;
  }
}
