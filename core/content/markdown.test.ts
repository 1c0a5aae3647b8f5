import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FormattedText, MarkStyle } from '#core/content/formattedText.ts';
import { escapeMarkdown, readMarkdown } from '#core/content/markdown.ts';

/** Each mark as its style, the words it covers, and its source. */
function marked({ text, marks = [] }: FormattedText): string[] {
  return marks.map(({ from, to, style, source, display }) =>
    [style, text.slice(from, to), source, display && 'display'].filter(Boolean).join(' | '),
  );
}

describe('readMarkdown', () => {
  it.each<readonly [string, string, readonly string[]]>([
    ['A **bold** and an *italic* word.', 'A bold and an italic word.', ['bold | bold', 'italic | italic']],
    ['**bold and *both* here**', 'bold and both here', ['bold | bold and both here', 'italic | both']],
    ['***both***', 'both', ['italic | both', 'bold | both']],
    ['**un**happy', 'unhappy', ['bold | un']],
    ['這是**重點**文字', '這是重點文字', ['bold | 重點']],
    ['這是*重點*文字', '這是重點文字', ['italic | 重點']],
    ['`a*b` and ``x ` y``', 'a*b and x ` y', ['code | a*b', 'code | x ` y']],
    ['H<sub>2</sub>O', 'H₂O', ['sub | ₂ | 2']],
    ['x<sup>n+1</sup> and x<sup>max</sup>', 'xⁿ⁺¹ and x^(max)', ['sup | ⁿ⁺¹ | n+1', 'sup | ^(max) | max']],
    ['Solve $x^2 = 4$.', 'Solve x² = 4.', ['formula | x² = 4 | x^2 = 4']],
    [
      'Solve\n$$\\frac{1}{2}$$\nnow',
      'Solve\n1/2\nnow',
      ['formula | 1/2 | \\displaystyle \\frac{1}{2} | display'],
    ],
    ['See $$x$$now', 'See \nx\nnow', ['formula | x | \\displaystyle x | display']],
    ['Choose:\n- one\n- **two**', 'Choose:\n• one\n• two', ['item | • one', 'item | • two', 'bold | two']],
    ['1. first\n2) second', '1. first\n2) second', ['item | 1. first', 'item | 2) second']],
    ['```js\nif (a)\n  b();\n```\nWhat?', 'if (a)\n  b();\nWhat?', ['code | if (a)\n  b(); | display']],
    ['Say\n```\nx = 1\n```', 'Say\nx = 1', ['code | x = 1 | display']],
    ['مرحبا **بكم**', 'مرحبا بكم', ['bold | بكم']],
  ])('reads %s', (source, text, marks) => {
    const read = readMarkdown(source);
    expect(read.text).toBe(text);
    expect(marked(read)).toEqual(marks);
  });

  it.each([
    '3*4*5 = 60',
    '2**3**4',
    'x**2 + y**2',
    'a * b * c',
    '(a)*(b)*(c)',
    'int *a, *b;',
    'snake_case and __blank__',
    'It costs $5 and I have $6.',
    '$5-$10',
    'a $ b $ c',
    '$$',
    '****',
    '**not\nover lines**',
    '`not\nover lines`',
    '```\nnever closed',
    '<b>tag</b> <script>alert(1)</script>',
    '<sub>never closed',
    '-5 and 1.5',
    'C:\\new\\table',
  ])('leaves %s unchanged', (source) => {
    expect(readMarkdown(source)).toEqual({ text: source });
  });

  it('takes escaped characters literally', () => {
    const source = String.raw`\*\*not bold\*\* \$x\$ \<sub>2</sub> \\ \- a`;
    expect(readMarkdown(source)).toEqual({ text: '**not bold** $x$ <sub>2</sub> \\ - a' });
    expect(readMarkdown('\\- no item\n1\\. nor this')).toEqual({ text: '- no item\n1. nor this' });
  });

  it.each([
    ['\\frac{1}{2}', '1/2'],
    ['2\\frac{1}{2}', '2 1/2'],
    ['\\frac{3}{4}5', '(3/4)5'],
    ['\\frac{1}{2}x', '(1/2)x'],
    ['\\frac{1}{2x}', '1/(2x)'],
    ['\\frac{1}{2} + \\frac{a+b}{c}', '1/2 + (a+b)/c'],
    ['\\frac{\\frac{1}{2}}{3}', '(1/2)/3'],
    ['\\frac{x^2}{10}', 'x²/10'],
    ['x^{\\frac{1}{2}}', 'x^(1/2)'],
    ['\\sqrt{2}', '√2'],
    ['\\sqrt{12}', '√(12)'],
  ])('puts %s on one line', (tex, words) => {
    expect(readMarkdown(`$${tex}$`).text).toBe(words);
  });

  it('falls back to the source of a formula that is nested too deeply', () => {
    const all = [`${'{'.repeat(300)}x${'}'.repeat(300)}`, `${'\\hat'.repeat(150)} x`, `${'^'.repeat(900)}x`];
    for (const deep of all)
      expect(marked(readMarkdown(`$${deep}$`))).toEqual([`formula | ${deep} | ${deep}`]);
    // The words don't outgrow the source either.
    const accents = `${'\\hat'.repeat(30)}{${'x'.repeat(800)}}`;
    expect(readMarkdown(`$${accents}$`).text.length).toBeLessThan(2_000);
  });
});

/** Texts full of characters with a meaning, often right next to each other. */
const signs = fc.constantFrom(
  '*',
  '**',
  '`',
  '```',
  '$',
  '$$',
  '\\',
  '<sub>',
  '</sub>',
  '<sup>',
  '- ',
  '1. ',
  '\n',
);
const anyText = fc
  .array(
    fc.oneof(signs, fc.constantFrom('a', '2', ' ', '漢', 'א', '.', '\\frac'), fc.string({ maxLength: 3 })),
    {
      maxLength: 25,
    },
  )
  .map((parts) => parts.join(''));

describe('any text', () => {
  it('reads as itself once it is escaped', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(readMarkdown(escapeMarkdown(text))).toEqual({ text });
      }),
      { numRuns: 2_000 },
    );
  });

  it('has non-empty marks within its words, in order and never crossing', () => {
    fc.assert(
      fc.property(anyText, (source) => {
        const { text, marks = [] } = readMarkdown(source);
        const drawn: readonly MarkStyle[] = ['sub', 'sup', 'formula'];
        for (const [place, { from, to, style, source: tex }] of marks.entries()) {
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(text.length);
          expect(tex !== undefined).toBe(drawn.includes(style));
          const before = marks[place - 1];
          if (before) expect(before.from < from || (before.from === from && before.to >= to)).toBe(true);
          // Marks are nested or apart, never crossed.
          for (const other of marks.slice(0, place)) expect(other.to <= from || other.to >= to).toBe(true);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('takes linear time, whatever is opened and never closed', () => {
    const steps = (source: string) => {
      const began = performance.now();
      for (let round = 0; round < 20; round += 1) readMarkdown(source);
      return performance.now() - began;
    };
    for (const opening of [
      '*a',
      '**a',
      '`',
      '`` ',
      '$a',
      '$$',
      '<sub>',
      '\\frac{',
      '$\\sqrt{',
      '$^',
      '$\\hat',
      '```\n',
      '- ',
    ]) {
      const short = opening.repeat(400);
      const long = opening.repeat(4_000);
      // With quadratic time, the ratio would be 100. Other load on the machine may spoil a try, so one good
      // try out of several is enough.
      const ratio = () => steps(long) / Math.max(1, steps(short));
      let least = ratio();
      for (let tries = 1; least > 60 && tries < 8; tries += 1) least = Math.min(least, ratio());
      expect({ opening, slow: least > 60 }).toEqual({ opening, slow: false });
    }
  });
});
