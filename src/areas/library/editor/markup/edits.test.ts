import { expect, it } from 'vitest';
import { readMarkdown } from '#core/content/markdown.ts';
import {
  type Edited,
  continueList,
  escapeForMarkdown,
  formulaAt,
  toggleList,
  withFormula,
  toggleStyle,
} from '#src/areas/library/editor/markup/edits.ts';

/** Parses a text with `[` and `]` around the selection, or `|` at the caret. */
function at(drawn: string): Edited {
  const caret = drawn.indexOf('|');
  if (caret >= 0) return { text: drawn.replace('|', ''), start: caret, end: caret };
  const [start, end] = [drawn.indexOf('['), drawn.indexOf(']') - 1];
  return { text: drawn.replace('[', '').replace(']', ''), start, end };
}
function drawn({ text, start, end }: Edited): string {
  return start === end
    ? `${text.slice(0, start)}|${text.slice(start)}`
    : `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`;
}

it.each([
  ['bold', 'the [Nile] is', 'the **[Nile]** is'],
  ['bold', 'the **[Nile]** is', 'the [Nile] is'],
  ['bold', 'the [**Nile**] is', 'the [Nile] is'],
  ['bold', 'the[ Nile ]is', 'the **[Nile]** is'],
  ['italic', '**[Nile]**', '***[Nile]***'],
  ['bold', '***[Nile]***', '*[Nile]*'],
  ['italic', '***[Nile]***', '**[Nile]**'],
  ['italic', 'un[believ]able', '*[unbelievable]*'],
  ['bold', 'un[believ]able', 'un**[believ]**able'],
  ['sup', 'x[2]', 'x<sup>[2]</sup>'],
  ['sub', 'H<sub>[2]</sub>O', 'H[2]O'],
  ['code', 'say [hi]', 'say `[hi]`'],
  ['bold', '[- one\n- two]', '- [**one**\n- **two**]'],
  ['bold', '- [**one**\n- **two**]', '- [one\n- two]'],
  ['code', '[a\nb]', '[```\na\nb\n```]'],
  ['code', '[```\na\nb\n```]', '[a\nb]'],
  ['bold', 'so |', 'so **|**'],
  ['bold', 'so **|**', 'so |'],
  ['bold', 'so **far|**.', 'so **far**|.'],
  ['sup', 'x|', 'x<sup>|</sup>'],
  ['sup', 'x<sup>2|</sup> y', 'x<sup>2</sup>| y'],
] as const)('toggles %s: %s', (style, before, after) => {
  expect(drawn(toggleStyle(at(before), style))).toBe(after);
});

it.each([
  ['bullets', 'one\nt|wo', 'one\n- t|wo'],
  ['bullets', '- t|wo', 't|wo'],
  ['bullets', '[one\n\ntwo]', '[- one\n\n- two]'],
  ['numbers', 'o[ne\ntw]o', '[1. one\n2. two]'],
  ['numbers', '[- one\n- two]', '[1. one\n2. two]'],
  ['numbers', '[1. one\n2. two]', '[one\ntwo]'],
  ['bullets', '|', '- |'],
] as const)('toggles %s: %s', (kind, before, after) => {
  expect(drawn(toggleList(at(before), kind))).toBe(after);
});

it.each([
  ['- one|', '- one\n- |'],
  ['- one\n- |', '- one\n|'],
  ['1. o|ne\n2. two\nthree', '1. o\n2. |ne\n3. two\nthree'],
  ['9) nine|', '9) nine\n10) |'],
  ['no list|', null],
  ['|- one', null],
])('continues or ends a list on Enter: %s', (before, after) => {
  const next = continueList(at(before));
  expect(next && drawn(next)).toBe(after);
});

it.each([
  ['area |?', 'x^2', false, 'area $x^2$|?'],
  ['area $x|^2$?', 'x^3', false, 'area $x^3$|?'],
  ['area $$x|^2$$', 'x', false, 'area $x$|'],
  ['[x^2]', 'x^2', true, '$$x^2$$|'],
  ['|5', 'x', false, '$x$| 5'],
  ['|', 'a\nb', false, '$a b$|'],
  ['|', '\\text{$5}', false, '$\\text{\\$5}$|'],
])('inserts or replaces a formula: %s', (before, tex, display, after) => {
  const done = withFormula(at(before), { tex, display });
  expect(drawn(done)).toBe(after);
  expect(readMarkdown(done.text).marks).toMatchObject([{ style: 'formula' }]);
});

it('finds no formula next to the caret or between prices', () => {
  expect(formulaAt(at('|$x$ is'))).toBeNull();
  expect(formulaAt(at('$x$| is'))).toBeNull();
  expect(formulaAt(at('$5 |and $6'))).toBeNull();
  expect(formulaAt(at('a $x$ b $y|$'))).toMatchObject({ tex: 'y', display: false });
});

it('keeps the text and selection when plain text becomes Markdown', () => {
  expect(drawn(escapeForMarkdown(at('just [words]')))).toBe('just [words]');
  expect(drawn(escapeForMarkdown(at('$x$ \\ and [a*b*]')))).toBe('\\$x\\$ \\\\ and [a\\*b\\*]');
});
