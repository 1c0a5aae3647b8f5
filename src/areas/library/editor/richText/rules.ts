// Markdown that turns into formatting as it's typed. Backspace right after it brings the typed characters back.

import { InputRule, inputRules } from 'prosemirror-inputrules';
import { TextSelection, type Plugin } from 'prosemirror-state';
import type { Wrapping } from '#src/areas/library/editor/markup/actions.ts';
import { schema } from '#src/areas/library/editor/richText/schema.ts';

/** Meta key of a transaction that is its own undo step. */
export const STEP = 'step';

/** The pattern's groups: what comes before, and the text to format. */
function styled(pattern: RegExp, style: Wrapping) {
  return new InputRule(pattern, (state, match, start, end) => {
    const [all, before = '', inner = ''] = match;
    const from = start + before.length;
    const edge = Math.floor((all.length - before.length - inner.length) / 2);
    const mark = schema.mark(style);
    // The last character typed isn't in the document yet.
    const tr = state.tr.delete(from + edge + inner.length, end).delete(from, from + edge);
    tr.addMark(from, from + inner.length, mark).removeStoredMark(mark);
    return tr.setMeta(STEP, true);
  });
}

function formula(pattern: RegExp, display: boolean) {
  return new InputRule(pattern, (state, match, start, end) => {
    const [, before = '', tex = ''] = match;
    const node = schema.node('formula', { tex: tex.trim(), display });
    return state.tr.replaceWith(start + before.length, end, node).setMeta(STEP, true);
  });
}

const INLINE = [
  styled(/(^|[^*\d\\])\*\*(?=[^\s*])([^*]*[^\s*])\*\*$/, 'bold'),
  styled(/(^|[^*\p{L}\p{N})\]}\\])\*(?=[^\s*])([^*]*[^\s*])\*$/u, 'italic'),
  styled(/(^|[^`\\])`([^`]+)`$/, 'code'),
  styled(/()<sub>([^<>]{1,100})<\/sub>$/, 'sub'),
  styled(/()<sup>([^<>]{1,100})<\/sup>$/, 'sup'),
  // The end isn't that of a price range, such as $5-$10.
  formula(/(^|[^$\\])\$(?=[^\s$])([^$]*[^\s$\\,;:/(|–-])\$$/, false),
  formula(/(^|[^$\\])\$\$([^$]*[^\s$\\][^$]*)\$\$$/, true),
];

const sign = (pattern: RegExp, signOf: (match: RegExpMatchArray) => string) =>
  new InputRule(pattern, (state, match, start, end) => {
    const { $from } = state.selection;
    if ($from.parent.type !== schema.nodes.line || $from.parent.attrs['sign'] !== '') return null;
    const tr = state.tr.delete(start, end).setNodeAttribute($from.before(), 'sign', signOf(match));
    return tr.setMeta(STEP, true);
  });

const LINES = [
  sign(/^[-*•] $/, () => '- '),
  sign(/^(\d{1,3})([.)]) $/, ([typed]) => typed),
  new InputRule(/^```$/, (state, _, start, end) => {
    const { $from } = state.selection;
    if ($from.parent.content.size > end - start) return null;
    const tr = state.tr.delete(start, end).setNodeMarkup($from.before(), schema.nodes.codeBlock);
    return tr.setSelection(TextSelection.create(tr.doc, start)).setMeta(STEP, true);
  }),
];

/** `hasLines`: true if the field may have lists and code blocks. */
export function typingRules(hasLines: boolean): Plugin {
  return inputRules({ rules: hasLines ? [...INLINE, ...LINES] : INLINE });
}
