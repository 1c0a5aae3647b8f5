// Markdown edits behind buttons and shortcuts: pure functions from a text with its selection to another.

import type { MarkStyle } from '#core/content/formattedText.ts';
import { escapeMarkdown, readMarkdown } from '#core/content/markdown.ts';

/** A text and its selection in UTF-16 units, `end` exclusive. */
export interface Edited {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export const WRAPPING = ['bold', 'italic', 'sup', 'sub', 'code'] as const satisfies readonly MarkStyle[];
export type Wrapping = (typeof WRAPPING)[number];
export const LISTS = ['bullets', 'numbers'] as const;
export type ListKind = (typeof LISTS)[number];

const EDGES: { readonly [Style in Wrapping]: readonly [string, string] } = {
  bold: ['**', '**'],
  italic: ['*', '*'],
  sup: ['<sup>', '</sup>'],
  sub: ['<sub>', '</sub>'],
  code: ['`', '`'],
};
const SIGN = /^(?:- |(\d{1,3})([.)]) )/;
const FENCE = '```';

interface Piece {
  readonly from: number;
  readonly to: number;
}

/** Applies the style to the selection, or removes it if all of the selection has it. */
export function toggleStyle(edited: Edited, style: Wrapping): Edited {
  const { text, start, end } = edited;
  if (start === end) return begun(edited, style);
  const pieces = piecesIn(edited);
  if (style === 'code' && text.slice(start, end).includes('\n')) return fenced(edited);
  if (pieces.length === 0) return edited;
  const has = (piece: Piece) => edgesOf(text, piece, style) !== null;
  const takesAway = pieces.every(has);
  // From last to first, so that earlier positions stay valid.
  const done = pieces.reduceRight<Edited>(
    (before, piece) => {
      if (takesAway) return unwrap(before, piece, style);
      return has(piece) ? before : wrap(before, piece, style);
    },
    { text, start: pieces[0]?.from ?? start, end: pieces.at(-1)?.to ?? end },
  );
  if (takesAway || pieces.length === 1) return done;
  // Also selects the outer marks of several lines, so that the next toggle removes them all.
  const [open, close] = EDGES[style];
  return { ...done, start: done.start - open.length, end: done.end + close.length };
}

/** Without a selection: opens the style at the caret, steps out of it, or removes it while empty. */
function begun({ text, start }: Edited, style: Wrapping): Edited {
  const [open, close] = EDGES[style];
  const here = { from: start, to: start };
  if (edgesOf(text, here, style) === 'around') return unwrap({ text, start, end: start }, here, style);
  if (sizeBehind(text, start, style) && marks(text.slice(lineStart(text, start), start) + close, style) > 0)
    return { text, start: start + close.length, end: start + close.length };
  const at = start + open.length;
  return { text: text.slice(0, start) + open + close + text.slice(start), start: at, end: at };
}

/**
 * Splits the selection by line, without list markers and surrounding spaces: a style starts and ends at
 * words.
 */
function piecesIn({ text, start, end }: Edited): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = start;
  for (const line of text.slice(start, end).split('\n')) {
    const to = from + line.length;
    const isStart = from === 0 || text[from - 1] === '\n';
    const sign = isStart ? (SIGN.exec(line)?.[0].length ?? 0) : 0;
    const inner = line.slice(sign);
    const piece = {
      from: from + sign + (inner.length - inner.trimStart().length),
      to: from + line.trimEnd().length,
    };
    if (piece.from < piece.to) pieces.push(piece);
    from = to + 1;
  }
  return pieces;
}

/** Position of the style's marks: around the piece, or at its own ends; null if there are none. */
function edgesOf(text: string, { from, to }: Piece, style: Wrapping): 'around' | 'inside' | null {
  if (sizeBefore(text, from, style) && sizeBehind(text, to, style)) return 'around';
  const [open, close] = EDGES[style];
  const within = text.slice(from, to);
  if (within.length <= open.length + close.length) return null;
  return sizeBehind(within, 0, style, open) && sizeBefore(within, within.length, style, close)
    ? 'inside'
    : null;
}

function sizeBefore(text: string, at: number, style: Wrapping, edge = EDGES[style][0]): boolean {
  return fits(/\**$/.exec(text.slice(0, at))?.[0].length ?? 0, style) ?? text.slice(0, at).endsWith(edge);
}

function sizeBehind(text: string, at: number, style: Wrapping, edge = EDGES[style][1]): boolean {
  return fits(/^\**/.exec(text.slice(at))?.[0].length ?? 0, style) ?? text.startsWith(edge, at);
}

/** One star is italic, two are bold, three are both. Returns null for other styles. */
function fits(stars: number, style: Wrapping): boolean | null {
  if (style === 'bold') return stars === 2 || stars === 3;
  return style === 'italic' ? stars === 1 || stars === 3 : null;
}

function wrap(edited: Edited, piece: Piece, style: Wrapping): Edited {
  const [open, close] = EDGES[style];
  const put = ({ from, to }: Piece): Edited => ({
    text: edited.text.slice(0, from) + open + edited.text.slice(from, to) + close + edited.text.slice(to),
    start: Math.min(edited.start, from) + open.length,
    end: Math.max(edited.end, to) + open.length + (edited.end > to ? close.length : 0),
  });
  const done = put(piece);
  if (style !== 'italic' || marks(done.text, style) > marks(edited.text, style)) return done;
  // Markdown can't start italics inside a word, so the whole word is used.
  const before = /[\p{L}\p{N}]*$/u.exec(edited.text.slice(0, piece.from))?.[0].length ?? 0;
  const behind = /^[\p{L}\p{N}]*/u.exec(edited.text.slice(piece.to))?.[0].length ?? 0;
  return put({ from: piece.from - before, to: piece.to + behind });
}

function unwrap({ text, start, end }: Edited, { from, to }: Piece, style: Wrapping): Edited {
  const [open, close] = EDGES[style];
  const around = edgesOf(text, { from, to }, style) === 'around';
  const [first, last] = around ? [from - open.length, to] : [from, to - close.length];
  const without =
    text.slice(0, first) + text.slice(first + open.length, last) + text.slice(last + close.length);
  return {
    text: without,
    start: around ? start - open.length : start,
    end: end - open.length - (around && end === to ? 0 : close.length),
  };
}

function marks(text: string, style: Wrapping): number {
  return (readMarkdown(text).marks ?? []).filter((mark) => mark.style === style).length;
}

/** Toggles a code block around the selected lines. */
function fenced({ text, start, end }: Edited): Edited {
  const from = lineStart(text, start);
  const to = lineEnd(text, end);
  const [before, lines, behind] = [text.slice(0, from), text.slice(from, to), text.slice(to)];
  const inner = /^```\n([^]*)\n```$/.exec(lines)?.[1];
  if (inner !== undefined) return { text: before + inner + behind, start: from, end: from + inner.length };
  const code = `${FENCE}\n${lines}\n${FENCE}`;
  return { text: before + code + behind, start: from, end: from + code.length };
}

/** Toggles a list on the selected lines. */
export function toggleList({ text, start, end }: Edited, kind: ListKind): Edited {
  const from = lineStart(text, start);
  const to = lineEnd(text, end);
  const lines = text.slice(from, to).split('\n');
  const isOne = (line: string) => {
    const sign = SIGN.exec(line);
    return sign !== null && (sign[1] === undefined) === (kind === 'bullets');
  };
  const counts = (line: string) => lines.length === 1 || line.trim() !== '';
  const takesAway = lines.filter(counts).every(isOne);
  let number = 0;
  const next = lines.map((line) => {
    if (!counts(line)) return line;
    const bare = line.replace(SIGN, '');
    if (takesAway) return bare;
    number += 1;
    return kind === 'bullets' ? `- ${bare}` : `${number}. ${bare}`;
  });
  const written = next.join('\n');
  const all = text.slice(0, from) + written + text.slice(to);
  if (start !== end) return { text: all, start: from, end: from + written.length };
  const at = Math.max(from, start + written.length - (to - from));
  return { text: all, start: at, end: at };
}

/**
 * Returns the edit for Enter in a list: the next item, or the end of the list after an empty one; null
 * outside a list.
 */
export function continueList({ text, start, end }: Edited): Edited | null {
  const from = lineStart(text, start);
  const to = lineEnd(text, start);
  const sign = SIGN.exec(text.slice(from, to));
  if (!sign || start < from + sign[0].length) return null;
  if (start === end && text.slice(from, to).trim() === sign[0].trim())
    return { text: text.slice(0, from) + text.slice(to), start: from, end: from };
  const [, digits, dot = ''] = sign;
  const number = digits === undefined ? null : Number(digits) + 1;
  const item = `\n${number === null ? '- ' : `${number}${dot} `}`;
  const at = start + item.length;
  const rest = text.slice(end).replace(/^ /, '');
  return {
    text: text.slice(0, start) + item + (number === null ? rest : counted(rest, number + 1)),
    start: at,
    end: at,
  };
}

/** Renumbers the list items on the following lines, starting at `number`. */
function counted(text: string, number: number): string {
  const [first = '', ...lines] = text.split('\n');
  let next = number;
  let goesOn = true;
  const all = lines.map((line) => {
    const sign = SIGN.exec(line);
    goesOn &&= sign?.[1] !== undefined;
    return goesOn ? line.replace(SIGN, `${next++}$2 `) : line;
  });
  return [first, ...all].join('\n');
}

const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1;
const lineEnd = (text: string, at: number) => {
  const found = text.indexOf('\n', at);
  return found === -1 ? text.length : found;
};

export interface Formula {
  readonly tex: string;
  /** On its own line. */
  readonly display: boolean;
}

const FORMULA =
  /(?<!\\)(?:\$\$((?:\\[^]|[^$\\])+)\$\$|\$(?![\s$])((?:\\.|[^$\\\n])*(?:\\.|[^$\\\s]))\$(?!\d))/g;

/** Returns the formula around the selection, including its dollar signs; null if there is none. */
export function formulaAt({ text, start, end }: Edited): (Formula & Piece) | null {
  for (const found of text.matchAll(FORMULA)) {
    const [from, to] = [found.index, found.index + found[0].length];
    if (from <= start && end <= to && (start > from || end > from) && !(start === end && start === to))
      return { from, to, tex: (found[1] ?? found[2] ?? '').trim(), display: found[1] !== undefined };
  }
  return null;
}

/** Puts this formula in place of the selection, or of the formula around it. */
export function withFormula(edited: Edited, { tex, display }: Formula): Edited {
  const { text } = edited;
  const { from, to } = formulaAt(edited) ?? { from: edited.start, to: edited.end };
  const source = tex.trim().replace(/(?<!\\)\$/g, '\\$');
  const written = display ? `$$${source}$$` : `$${source.replace(/\s*\n\s*/g, ' ')}$`;
  // Followed by a digit, it would read as a price.
  const behind = /^\d/.test(text.slice(to)) ? ' ' : '';
  const at = from + written.length;
  return { text: text.slice(0, from) + written + behind + text.slice(to), start: at, end: at };
}

/** Escapes a plain text to be read as Markdown, keeping the selection. */
export function escapeForMarkdown({ text, start, end }: Edited): Edited {
  const source = escapeMarkdown(text);
  const at = (place: number) => {
    let passed = 0;
    for (let index = 0; index < place; index += 1)
      passed += source[passed] === text[index] && !doubled(source, passed, text, index) ? 1 : 2;
    return passed;
  };
  return { text: source, start: at(start), end: at(end) };
}

/** True if the backslash here escapes one of the original text. */
function doubled(source: string, at: number, text: string, index: number): boolean {
  return source !== text && text[index] === '\\' && source[at] === '\\' && source[at + 1] === '\\';
}
