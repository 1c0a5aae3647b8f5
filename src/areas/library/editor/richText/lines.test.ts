import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FormattedText } from '#core/content/formattedText.ts';
import { readMarkdown } from '#core/content/markdown.ts';
import {
  type Line,
  type PieceKind,
  isPlain,
  plainLines,
  readLines,
  wordsOf,
  writeLines,
} from '#src/areas/library/editor/richText/lines.ts';

/** What is drawn: each unit with its styles; scripts and formulas as their source. */
function drawn({ text, marks = [] }: FormattedText): string {
  const units: string[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const here = marks.filter(({ from, to }) => from <= at && at < to);
    const whole = here.find(({ source }) => source !== undefined);
    const styles = [...new Set(here.map(({ style, display }) => style + (display ?? '')))].toSorted();
    const is = styles.join('+');
    if (whole && at > whole.from) continue;
    const content = whole?.source ?? (text[at] as string);
    // Neighboring scripts are one script.
    for (const unit of whole?.style === 'formula' ? [content] : content) units.push(`${unit} ${is}`);
  }
  return units.join('\n');
}

const signs = fc.constantFrom(
  ...'* ** *** ` `` $ $$ \\ <sub> </sub> <sup> </sup> < >'.split(' '),
  '\n```\n',
  '- ',
  '1. ',
  '\n',
  '\n- ',
  '\n2) ',
);
const source = fc
  .array(fc.oneof(signs, fc.constantFrom('a', 'b c', '2', ' ', '漢', 'א', '.', '\\frac')), { maxLength: 25 })
  .map((parts) => parts.join(''));

it('rewrites any source so that it is drawn the same and stays stable', () => {
  fc.assert(
    fc.property(source, (text) => {
      const written = writeLines(readLines(text));
      expect(drawn(readMarkdown(written))).toBe(drawn(readMarkdown(text)));
      expect(writeLines(readLines(written))).toBe(written);
    }),
    { numRuns: 1_000 },
  );
});

it('reads literal text as itself after writing', () => {
  fc.assert(
    fc.property(source, (text) => {
      expect(readMarkdown(writeLines(plainLines(text)))).toEqual({ text });
    }),
    { numRuns: 500 },
  );
});

const piece = fc.record({
  kind: fc.constantFrom<PieceKind>('words', 'words', 'words', 'code', 'sub', 'sup', 'formula', 'display'),
  text: fc.constantFrom(
    'a',
    'b',
    'word',
    ' ',
    'a b',
    ' c',
    'd ',
    '*',
    '`',
    '$',
    '5',
    '- ',
    '<',
    '\\',
    'ק',
    'a\\',
  ),
  bold: fc.boolean(),
  italic: fc.boolean(),
});
const line: fc.Arbitrary<Line> = fc.oneof(
  fc.record({
    kind: fc.constant('line' as const),
    sign: fc.constantFrom('', '', '- ', '1. ', '12) '),
    pieces: fc.array(piece, { maxLength: 6 }),
  }),
  fc.record({ kind: fc.constant('code' as const), text: fc.constantFrom('a', 'a\n```\nb', '', '**a**') }),
);

it('writes any lines without losing words, and stays stable', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (lines) => {
      const read = readLines(writeLines(lines));
      const bare = (all: readonly Line[]) => wordsOf(all).replaceAll(/[\s$\\]/g, '');
      expect(bare(read)).toBe(bare(lines));
      expect(writeLines(read)).toBe(writeLines(lines));
    }),
    { numRuns: 1_000 },
  );
});

const words = (text: string, style: { readonly bold?: true; readonly italic?: true } = {}): Line => ({
  kind: 'line',
  sign: '',
  pieces: [
    { kind: 'words', text: 'the ', bold: false, italic: false },
    { kind: 'words', text, bold: false, italic: false, ...style },
    { kind: 'words', text: ' is', bold: false, italic: false },
  ],
});

it.each([
  [words('Nile', { bold: true }), 'the **Nile** is'],
  [words(' Nile ', { bold: true }), 'the  **Nile**  is'],
  [words('Nile', { bold: true, italic: true }), 'the ***Nile*** is'],
  [words('3 * 4 = *'), 'the 3 * 4 = * is'],
  [words('*Nile*'), 'the \\*Nile\\* is'],
  [words('_Nile_'), 'the _Nile_ is'],
])('writes %j', (lines, written) => {
  expect(writeLines([lines])).toBe(written);
});

it('starts italics inside a word at the start of the word', () => {
  const styled = (text: string, italic: boolean) => ({ kind: 'words', text, bold: false, italic }) as const;
  const pieces = [styled('un', false), styled('believ', true), styled('able', false)];
  expect(writeLines([{ kind: 'line', sign: '', pieces }])).toBe('*unbeliev*able');
});

it('writes styles that overlap as far as Markdown can', () => {
  const styled = (text: string, bold: boolean, italic: boolean) =>
    ({ kind: 'words', text, bold, italic }) as const;
  const pieces = [styled('a', true, true), styled(' b', false, true)];
  expect(writeLines([{ kind: 'line', sign: '', pieces }])).toBe('***a*** *b*');
});

it('tells plain lines from formatted ones', () => {
  expect(isPlain(plainLines('**a**\n- b'))).toBe(true);
  expect([isPlain(readLines('**a**')), isPlain(readLines('- b')), isPlain(readLines('$x$'))]).toEqual([
    false,
    false,
    false,
  ]);
});
