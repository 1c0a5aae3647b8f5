// Formatted text as HTML that reads back the same. Words never look like formulas to MathJax.

import type { FormattedText, Mark } from '#core/content/formattedText.ts';
import { BULLET } from '#core/content/markdown.ts';

/** HTML of a formula in TeX; `words` is its stand-in, as HTML. */
export type FormulaHtml = (source: string, display: boolean, words: string) => string;

export function formattedHtml({ text, marks = [] }: FormattedText, formula: FormulaHtml): string {
  const parts: string[] = [];
  let at = 0;
  let last: Mark | null = null;
  for (let index = 0; index < marks.length; ) {
    const mark = marks[index] as Mark;
    const inner = within(marks, index);
    const gap = text.slice(at, mark.from);
    const open = listTag(text, mark);
    // The list continues if the next line is an item with the number that HTML would give it.
    const goesOn = last !== null && gap === '\n' && follows(text, last, mark);
    if (!goesOn)
      parts.push(endOfList(text, last), between(gap, isBlock(text, last), isBlock(text, mark)), open);
    parts.push(rendered(text, mark, inner, formula));
    at = mark.to;
    last = mark;
    index += 1 + inner.length;
  }
  return [...parts, endOfList(text, last), between(text.slice(at), isBlock(text, last), false)].join('');
}

/**
 * HTML numbers lists only with dots. This class tells an import that there were parentheses, and survives
 * where a style would be removed.
 */
export const BRACKETED_LIST = 'bracketed';

const TAGS = { bold: 'b', italic: 'i', code: 'code', sub: 'sub', sup: 'sup' } as const;

/** The marks inside the one at `index`, which directly follow it. */
function within(marks: readonly Mark[], index: number): readonly Mark[] {
  const { to = 0 } = marks[index] ?? {};
  let end = index + 1;
  while ((marks[end]?.to ?? Number.POSITIVE_INFINITY) <= to) end += 1;
  return marks.slice(index + 1, end);
}

function rendered(
  text: string,
  { from, to, style, source = '', display }: Mark,
  inner: readonly Mark[],
  formula: FormulaHtml,
): string {
  const words = text.slice(from, to);
  switch (style) {
    case 'formula':
      // What is on its own line is \displaystyle anyway.
      return formula(
        display ? source.replace(/^\\displaystyle /, '') : source,
        display === true,
        escapeHtml(words),
      );
    case 'sub':
    case 'sup':
      return tagged(style, escapeHtml(source));
    case 'code':
      return tagged(display ? 'pre' : 'code', escapeHtml(words));
    case 'item': {
      const sign = itemOf(words);
      const said = nested(text, from + (sign?.length ?? 0), to, inner, formula);
      return sign === null ? said : tagged('li', said);
    }
    default:
      return tagged(TAGS[style], nested(text, from, to, inner, formula));
  }
}

function nested(
  text: string,
  from: number,
  to: number,
  marks: readonly Mark[],
  formula: FormulaHtml,
): string {
  const parts: string[] = [];
  let at = from;
  for (let index = 0; index < marks.length; ) {
    const mark = marks[index] as Mark;
    const inner = within(marks, index);
    parts.push(said(text.slice(at, mark.from)), rendered(text, mark, inner, formula));
    at = mark.to;
    index += 1 + inner.length;
  }
  return [...parts, said(text.slice(at, to))].join('');
}

const tagged = (tag: string, content: string) => `<${tag}>${content}</${tag}>`;

/** The marker of a list item; null if HTML has no list for it, as for `01.`. */
function itemOf(words: string): string | null {
  return words.startsWith(BULLET) ? BULLET : (/^(?:0|[1-9]\d*)[.)] /.exec(words)?.[0] ?? null);
}

function signOf(text: string, mark: Mark | null): string | null {
  return mark?.style === 'item' ? itemOf(text.slice(mark.from, mark.to)) : null;
}

function listTag(text: string, mark: Mark): string {
  const sign = signOf(text, mark);
  if (sign === null) return '';
  if (sign === BULLET) return '<ul>';
  const looks = sign.endsWith(') ') ? ` class="${BRACKETED_LIST}"` : '';
  return `<ol start="${Number.parseInt(sign, 10)}"${looks}>`;
}

function endOfList(text: string, mark: Mark | null): string {
  const sign = signOf(text, mark);
  if (sign === null) return '';
  return sign === BULLET ? '</ul>' : '</ol>';
}

function follows(text: string, last: Mark, mark: Mark): boolean {
  const [before, sign] = [signOf(text, last), signOf(text, mark)];
  if (before === null || sign === null) return false;
  if (sign === BULLET || before === BULLET) return before === sign;
  return before.at(-2) === sign.at(-2) && Number.parseInt(sign, 10) === Number.parseInt(before, 10) + 1;
}

/** True if HTML already separates the mark from its neighbors. */
function isBlock(text: string, mark: Mark | null): boolean {
  if (mark === null) return false;
  return mark.display === true || signOf(text, mark) !== null;
}

/** Plain text, without the line breaks that an adjacent block already implies. */
function between(words: string, afterBlock: boolean, beforeBlock: boolean): string {
  const begun = afterBlock ? words.replace(/^\n/, '') : words;
  return said(beforeBlock ? begun.replace(/([^\n])\n$/, '$1') : begun);
}

function said(words: string): string {
  return escapeHtml(words)
    .replaceAll(/\\(?=[()[\]])/g, String.raw`\<span></span>`)
    .replaceAll('$$', () => '$<span></span>$')
    .replaceAll('\n', '<br>');
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
