// Edits behind buttons, shortcuts and keys of formatted text fields.

import {
  chainCommands,
  deleteSelection,
  joinBackward,
  joinForward,
  selectNodeBackward,
  selectNodeForward,
  toggleMark,
} from 'prosemirror-commands';
import type { Node } from 'prosemirror-model';
import {
  type Command,
  type EditorState,
  NodeSelection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import type { Formula } from '#src/areas/library/editor/formula/FormulaDialog.tsx';
import type { ListKind, MarkupAction, Wrapping } from '#src/areas/library/editor/markup/actions.ts';
import { schema } from '#src/areas/library/editor/richText/schema.ts';

const { line, codeBlock: block, formula } = schema.nodes;
const NUMBER = /^(\d{1,3})([.)]) $/;

interface Placed {
  readonly node: Node;
  readonly pos: number;
}

/** The lines and code blocks that the selection touches. */
function blocksIn({ doc, selection }: EditorState): readonly Placed[] {
  const found: Placed[] = [];
  doc.nodesBetween(selection.from, selection.to, (node, pos) => {
    found.push({ node, pos });
    return false;
  });
  return found;
}

export function toggleStyle(style: Wrapping): Command {
  const toggle = toggleMark(schema.marks[style], null, {
    removeWhenPresent: false,
    includeWhitespace: false,
  });
  return (state, dispatch) => {
    const blocks = blocksIn(state);
    if (style === 'code' && (blocks.length > 1 || blocks[0]?.node.type === block))
      return toggleBlock(state, blocks, dispatch);
    return toggle(style === 'italic' ? fromWordStart(state) : state, dispatch);
  };
}

/** Puts the selection, or else the word at the cursor, in brackets, which become a gap. */
export function bracketed(state: EditorState): Transaction {
  const { from, to } = state.selection.empty ? wordAround(state) : state.selection;
  return state.tr.insertText(']', to).insertText('[', from);
}

/** The word that the cursor is in. */
function wordAround({ selection: { $from } }: EditorState): { readonly from: number; readonly to: number } {
  const { parent, parentOffset, pos } = $from;
  const text = parent.textBetween(0, parent.content.size, undefined, ' ');
  const before = /[\p{L}\p{N}\p{M}'’-]*$/u.exec(text.slice(0, parentOffset))?.[0].length ?? 0;
  const behind = /^[\p{L}\p{N}\p{M}'’-]*/u.exec(text.slice(parentOffset))?.[0].length ?? 0;
  return { from: pos - before, to: pos + behind };
}

/** Markdown can't start italics inside a word, so the whole word is used. */
function fromWordStart(state: EditorState): EditorState {
  const { $from, $to, empty } = state.selection;
  if (empty) return state;
  const text = $from.parent.textBetween(0, $from.parent.content.size, undefined, ' ');
  const before = /[\p{L}\p{N}]*$/u.exec(text.slice(0, $from.parentOffset))?.[0].length ?? 0;
  if (before === 0) return state;
  const behind = $from.sameParent($to)
    ? (/^[\p{L}\p{N}]*/u.exec(text.slice($to.parentOffset))?.[0].length ?? 0)
    : 0;
  const word = TextSelection.create(state.doc, $from.pos - before, $to.pos + behind);
  return state.apply(state.tr.setSelection(word));
}

/** Turns lines into a code block, or code blocks back into lines. */
function toggleBlock(
  state: EditorState,
  blocks: readonly Placed[],
  dispatch?: (tr: Transaction) => void,
): boolean {
  const [first, last] = [blocks[0], blocks.at(-1)];
  if (!first || !last) return false;
  const isCode = blocks.every(({ node }) => node.type === block);
  const text = blocks.map(({ node }) => node.textContent).join('\n');
  const nodes = isCode
    ? text.split('\n').map((words) => line.create(null, words === '' ? null : schema.text(words)))
    : [block.create(null, text === '' ? null : schema.text(text))];
  const end = last.pos + last.node.nodeSize;
  const tr = state.tr.replaceWith(first.pos, end, nodes);
  const size = nodes.reduce((sum, { nodeSize }) => sum + nodeSize, 0);
  const selection = state.selection.empty
    ? TextSelection.create(tr.doc, Math.min(state.selection.from, first.pos + size - 1))
    : TextSelection.create(tr.doc, first.pos + 1, first.pos + size - 1);
  dispatch?.(tr.setSelection(selection));
  return true;
}

const isOf = (kind: ListKind, sign: unknown) =>
  kind === 'bullets' ? sign === '- ' : NUMBER.test(String(sign));

/** Makes the selected lines a list; or no list if they are one. */
export function toggleList(kind: ListKind): Command {
  return (state, dispatch) => {
    const lines = blocksIn(state).filter(
      ({ node }, _, all) => node.type === line && (all.length === 1 || node.content.size > 0),
    );
    if (lines.length === 0) return false;
    const takesAway = lines.every(({ node }) => isOf(kind, node.attrs['sign']));
    const { tr } = state;
    for (const [place, { pos }] of lines.entries()) {
      const sign = kind === 'bullets' ? '- ' : `${place + 1}. `;
      tr.setNodeAttribute(pos, 'sign', takesAway ? '' : sign);
    }
    dispatch?.(tr);
    return true;
  };
}

/** Starts a new line: in a list the next item, after an empty item the end of the list. */
export const splitLine: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const { parent } = $from;
  if (parent.type === block) return newLineInBlock(state, dispatch);
  const sign = String(parent.attrs['sign']);
  if (sign !== '' && parent.content.size === 0) return liftItem(state, dispatch);
  const marks = state.storedMarks ?? $from.marks();
  const tr = state.tr.deleteSelection();
  const at = tr.selection.from;
  const number = NUMBER.exec(sign);
  const next = number ? nextNumber(number, 1) : sign;
  tr.split(at, 1, [{ type: line, attrs: { sign: next } }]);
  if (number) renumber(tr, number);
  dispatch?.(tr.ensureMarks(marks).scrollIntoView());
  return true;
};

const nextNumber = ([, digits, dot]: RegExpExecArray, by: number) =>
  `${Math.min(Number(digits) + by, 999)}${dot} `;

/** Counts on in the items that follow the new one. */
function renumber(tr: Transaction, number: RegExpExecArray): void {
  const { doc, selection } = tr;
  let by = 2;
  for (let index = selection.$from.index(0) + 1; index < doc.childCount; index += 1) {
    const node = doc.child(index);
    if (!isOf('numbers', node.attrs['sign'])) return;
    const pos = selection.$from.posAtIndex(index, 0);
    tr.setNodeAttribute(pos, 'sign', nextNumber(number, by));
    by += 1;
  }
}

/** Leaves the block after two line breaks at its end. */
function newLineInBlock(state: EditorState, dispatch?: (tr: Transaction) => void): boolean {
  const { $from, empty } = state.selection;
  const isEnd = empty && $from.parentOffset === $from.parent.content.size;
  if (!isEnd || !$from.parent.textContent.endsWith('\n')) {
    dispatch?.(state.tr.insertText('\n').scrollIntoView());
    return true;
  }
  const tr = state.tr.delete($from.pos - 1, $from.pos);
  const after = tr.selection.$from.after();
  tr.insert(after, line.create());
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView());
  return true;
}

/** At the start of a list item, ends its being one; at the start of an empty code block likewise. */
const liftItem: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.parentOffset > 0) return false;
  const isEmptyBlock = $from.parent.type === block && $from.parent.content.size === 0;
  if (!isEmptyBlock && !$from.parent.attrs['sign']) return false;
  dispatch?.(state.tr.setNodeMarkup($from.before(), line, { sign: '' }));
  return true;
};

/** Removes a formula next to the cursor as a whole. */
const deleteFormula =
  (side: 'nodeBefore' | 'nodeAfter'): Command =>
  (state, dispatch) => {
    const { $from, empty } = state.selection;
    const node = $from[side];
    if (!empty || node?.type !== formula) return false;
    const from = side === 'nodeBefore' ? $from.pos - node.nodeSize : $from.pos;
    dispatch?.(state.tr.delete(from, from + node.nodeSize).scrollIntoView());
    return true;
  };

export const deleteBack = chainCommands(
  deleteSelection,
  liftItem,
  deleteFormula('nodeBefore'),
  joinBackward,
  selectNodeBackward,
);
export const deleteAhead = chainCommands(
  deleteSelection,
  deleteFormula('nodeAfter'),
  joinForward,
  selectNodeForward,
);

/** The selected formula, if just that is selected. */
export function selectedFormula({ selection }: EditorState): Formula | null {
  if (!(selection instanceof NodeSelection) || selection.node.type !== formula) return null;
  const { tex, display } = selection.node.attrs;
  return { tex: String(tex), display: display === true };
}

/** Puts the formula in place of the selection. */
export function insertFormula(state: EditorState, { tex, display }: Formula): Transaction {
  const source = tex.trim().replace(/(?<!\\)\$/g, '\\$');
  const node = formula.create({ tex: display ? source : source.replace(/\s*\n\s*/g, ' '), display });
  return state.tr.replaceSelectionWith(node).scrollIntoView();
}

/** The actions whose result the selection already has. */
export function activeActions(state: EditorState): readonly MarkupAction[] {
  const { doc, selection, storedMarks } = state;
  const blocks = blocksIn(state);
  const all = (test: (node: Node) => boolean) => blocks.length > 0 && blocks.every(({ node }) => test(node));
  const hasMark = (style: Wrapping) => {
    const mark = schema.marks[style];
    if (selection.empty) return mark.isInSet(storedMarks ?? selection.$from.marks()) !== undefined;
    let words = 0;
    let marked = 0;
    doc.nodesBetween(selection.from, selection.to, (node) => {
      if (!node.isInline) return;
      words += 1;
      if (mark.isInSet(node.marks)) marked += 1;
    });
    return words > 0 && words === marked;
  };
  const styles = (['bold', 'italic', 'sup', 'sub', 'code'] as const).filter(hasMark);
  const lists = (['bullets', 'numbers'] as const).filter((kind) =>
    all(({ attrs }) => isOf(kind, attrs['sign'])),
  );
  return [
    ...styles,
    ...lists,
    ...(all(({ type }) => type === block) ? (['code'] as const) : []),
    ...(selectedFormula(state) ? (['formula'] as const) : []),
  ];
}
