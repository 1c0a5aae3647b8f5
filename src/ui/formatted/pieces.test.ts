import { expect, it } from 'vitest';
import { readMarkdown } from '#core/content/markdown.ts';
import type { FormattedText } from '#core/content/formattedText.ts';
import { type Block, blocksOf, type Piece, piecesOf } from '#src/ui/formatted/pieces.ts';

/** Notation: `a bold(b italic(c))`. */
function told(pieces: readonly Piece[]): string {
  return pieces
    .map((piece) => (typeof piece === 'string' ? piece : `${piece.mark.style}(${told(piece.pieces)})`))
    .join('');
}

function toldBlock(block: Block): string {
  switch (block.kind) {
    case 'words':
      return told(block.pieces);
    case 'code':
      return `code(${block.words})`;
    case 'list':
      return `list(${block.items.map(({ pieces }) => told(pieces)).join('|')})`;
  }
}

const blocks = (words: FormattedText) => blocksOf(piecesOf(words)).map(toldBlock);

it.each([
  ['plain', ['plain']],
  ['a **b *c* d** `e` *f*', ['a bold(b italic(c) d) code(e) italic(f)']],
  ['one\ntwo **three**', ['one\ntwo bold(three)']],
  ['Choose:\n- *a*\n- b\nand say why', ['Choose:', 'list(• italic(a)|• b)', 'and say why']],
  ['1. **a**', ['list(1. bold(a))']],
  ['- a\n\n- b', ['list(• a|• b)']],
  ['Read\n```\nx = 1\n\ny = 2\n```\nslowly', ['Read', 'code(x = 1\n\ny = 2)', 'slowly']],
  ['Read\n```\nx = 1\n```\nor `y`', ['Read', 'code(x = 1)', 'or code(y)']],
  ['Read\n\n```\nx\ny\n```\n\nslowly', ['Read\n', 'code(x\ny)', '\nslowly']],
  ['Solve $$x^2$$ now', ['Solve \nformula(x²)\n now']],
])('splits %j into blocks', (source, expected) => {
  expect(blocks(readMarkdown(source))).toEqual(expected);
});

it('loses no text, however the marks overlap', () => {
  const text = 'abcdefgh';
  const crosswise: FormattedText = {
    text,
    marks: [
      { from: 0, to: 5, style: 'bold' },
      { from: 3, to: 7, style: 'italic' },
      { from: 6, to: 99, style: 'code' },
      { from: 99, to: 120, style: 'sup' },
    ],
  };
  expect(told(piecesOf(crosswise))).toBe('bold(abcitalic(de))fcode(gh)');
});
