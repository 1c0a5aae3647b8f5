// Splits formatted text into nested pieces, and those into blocks.

import type { FormattedText, Mark } from '#core/content/formattedText.ts';

export interface FormattedProps {
  readonly words: FormattedText;
}

export interface MarkedPiece {
  readonly mark: Mark;
  /** The whole text it covers. */
  readonly words: string;
  readonly pieces: readonly Piece[];
}

/** Plain text, or text with a mark. */
export type Piece = string | MarkedPiece;

/** Lists and code blocks have lines of their own, apart from the text around them. */
export type Block =
  | { readonly kind: 'words'; readonly pieces: readonly Piece[] }
  | { readonly kind: 'list'; readonly items: readonly MarkedPiece[] }
  | { readonly kind: 'code'; readonly words: string };

export function piecesOf({ text, marks = [] }: FormattedText): readonly Piece[] {
  const rest = [...marks];
  /** The pieces between `start` and `end`; a mark that extends past `end` is cut off there. */
  const within = (start: number, end: number): readonly Piece[] => {
    const pieces: Piece[] = [];
    let at = start;
    for (let mark = rest[0]; mark && mark.from < end; mark = rest[0]) {
      rest.shift();
      const from = Math.max(at, mark.from);
      const to = Math.min(end, mark.to);
      if (to <= from) continue;
      if (from > at) pieces.push(text.slice(at, from));
      pieces.push({ mark, words: text.slice(from, to), pieces: within(from, to) });
      at = to;
    }
    if (at < end) pieces.push(text.slice(at, end));
    return pieces;
  };
  return within(0, text.length);
}

/** Groups pieces into blocks, without the line breaks that a block implies. */
export function blocksOf(pieces: readonly Piece[]): readonly Block[] {
  const blocks: Block[] = [];
  let line: Piece[] = [];
  const endWords = () => {
    const last = line.at(-1);
    if (typeof last === 'string') line[line.length - 1] = last.replace(/\n$/, '');
    if (line.some((piece) => piece !== '')) blocks.push({ kind: 'words', pieces: line });
    line = [];
  };
  for (const piece of pieces) {
    const isBlock = typeof piece !== 'string' && (piece.mark.style === 'item' || isCodeBlock(piece));
    if (!isBlock) {
      const isAfter = line.length === 0 && blocks.length > 0;
      line.push(typeof piece === 'string' && isAfter ? piece.replace(/^\n/, '') : piece);
      continue;
    }
    endWords();
    const before = blocks.at(-1);
    if (piece.mark.style === 'code') blocks.push({ kind: 'code', words: piece.words });
    else if (before?.kind === 'list')
      blocks[blocks.length - 1] = { kind: 'list', items: [...before.items, piece] };
    else blocks.push({ kind: 'list', items: [piece] });
  }
  endWords();
  return blocks;
}

function isCodeBlock({ mark }: MarkedPiece): boolean {
  return mark.style === 'code' && mark.display === true;
}
