// Document of a formatted text field: lines of a text, code blocks, and formulas that are edited as a whole.

import { type Attrs, Fragment, type Mark, type Node, type NodeSpec, Schema } from 'prosemirror-model';
import type { Line, Piece } from '#src/areas/library/editor/richText/lines.ts';

/** Lists are flat: each item is a line with a sign. */
const line: NodeSpec = {
  content: 'inline*',
  group: 'block',
  attrs: { sign: { default: '' } },
  parseDOM: [
    { tag: 'li', getAttrs: (item) => !item.querySelector('p, div, li') && { sign: signIn(item) } },
    { tag: 'p, div, h1, h2, h3, h4, h5, h6, td, th', getAttrs: (block) => ({ sign: signIn(block) }) },
    // Continues on the next line.
    { tag: 'br', closeParent: true },
  ],
  toDOM: ({ attrs: { sign } }) => [
    'p',
    { dir: 'auto', ...(sign !== '' && { 'data-sign': sign === '- ' ? '•' : String(sign).trim() }) },
    0,
  ],
};

export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    line,
    codeBlock: {
      content: 'text*',
      group: 'block',
      marks: '',
      code: true,
      parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
      toDOM: () => ['pre', { dir: 'ltr' }, ['code', 0]],
    },
    formula: {
      group: 'inline',
      inline: true,
      attrs: { tex: {}, display: { default: false } },
      leafText: ({ attrs: { tex } }) => `$${tex}$`,
      parseDOM: [
        {
          tag: '[data-tex]',
          getAttrs: ({ dataset }) => ({ tex: dataset['tex'], display: 'display' in dataset }),
        },
        // Formulas copied from pages that draw them with KaTeX.
        {
          tag: '.katex',
          getAttrs: (formula) => {
            const tex = formula.querySelector('annotation[encoding="application/x-tex"]')?.textContent;
            return tex ? { tex, display: formula.closest('.katex-display') !== null } : false;
          },
        },
      ],
      toDOM: ({ attrs: { tex, display } }) => [
        'span',
        { 'data-tex': tex, ...(display && { 'data-display': '' }) },
        `$${tex}$`,
      ],
    },
    text: { group: 'inline' },
  },
  marks: {
    bold: {
      parseDOM: [
        // Google Docs wraps everything it copies in a <b> of normal weight.
        { tag: 'b', getAttrs: ({ style }) => style.fontWeight !== 'normal' && null },
        { tag: 'strong' },
        { style: 'font-weight', getAttrs: (weight) => /^(bold(er)?|[6-9]00)$/.test(weight) && null },
      ],
      toDOM: () => ['strong', 0],
    },
    italic: {
      parseDOM: [{ tag: 'i' }, { tag: 'em' }, { style: 'font-style=italic' }],
      toDOM: () => ['em', 0],
    },
    code: {
      excludes: 'code sub sup',
      parseDOM: [{ tag: 'code' }, { tag: 'kbd' }, { tag: 'tt' }],
      toDOM: () => ['code', { dir: 'ltr' }, 0],
    },
    sub: { excludes: 'code sub sup', parseDOM: [{ tag: 'sub' }], toDOM: () => ['sub', 0] },
    sup: { excludes: 'code sub sup', parseDOM: [{ tag: 'sup' }], toDOM: () => ['sup', 0] },
  },
});

/** The sign of a pasted list item, at the start of which this block is. */
function signIn(block: HTMLElement): string {
  // Written by this schema, unless another page uses the same attribute.
  const { sign = '' } = block.dataset;
  if (/^(•|\d{1,3}[.)])$/.test(sign)) return sign === '•' ? '- ' : `${sign} `;
  const item = block.closest('li');
  const list = item?.parentElement;
  if (!item || !list || (item !== block && item.querySelector('p, div') !== block)) return '';
  return list.tagName === 'OL' ? `${numberOf(item)}. ` : '- ';
}

/** An item's number, of three digits at most: in a list of many thousands, nobody counts on. */
function numberOf(item: Element): number {
  let number = 1;
  let before = item.previousElementSibling;
  for (; before && number < 999; before = before.previousElementSibling)
    if (before.tagName === 'LI') number += 1;
  return number;
}

export function docOf(lines: readonly Line[]): Node {
  return schema.node('doc', null, lines.map(nodeOf));
}

function nodeOf(from: Line): Node {
  if (from.kind === 'code')
    return schema.node('codeBlock', null, from.text === '' ? [] : schema.text(from.text));
  return schema.node('line', { sign: from.sign }, from.pieces.map(pieceNode));
}

function pieceNode({ kind, text, bold, italic }: Piece): Node {
  const marks: Mark[] = [...(bold ? [schema.mark('bold')] : []), ...(italic ? [schema.mark('italic')] : [])];
  if (kind === 'formula' || kind === 'display')
    return schema.node('formula', { tex: text, display: kind === 'display' }, undefined, marks);
  return schema.text(text, kind === 'words' ? marks : [...marks, schema.mark(kind)]);
}

/** For a document or a part of one. */
export function linesOf(content: Node | Fragment): readonly Line[] {
  const { content: blocks } = content as { readonly content: Fragment | readonly Node[] };
  const all = blocks instanceof Fragment ? blocks.content : blocks;
  return all.map((block) => {
    if (block.type === schema.nodes.codeBlock) return { kind: 'code', text: block.textContent };
    return { kind: 'line', sign: signOf(block.attrs), pieces: block.content.content.map(pieceOf) };
  });
}

const signOf = ({ sign }: Attrs) => String(sign);
const SCRIPTS = ['code', 'sub', 'sup'] as const;

function pieceOf(node: Node): Piece {
  const has = (name: 'bold' | 'italic' | (typeof SCRIPTS)[number]) =>
    schema.marks[name].isInSet(node.marks) !== undefined;
  const style = { bold: has('bold'), italic: has('italic') };
  if (node.type === schema.nodes.formula)
    return {
      ...style,
      kind: node.attrs['display'] === true ? 'display' : 'formula',
      text: String(node.attrs['tex']),
    };
  return { ...style, kind: SCRIPTS.find(has) ?? 'words', text: (node.text ?? '').replaceAll('\n', ' ') };
}
