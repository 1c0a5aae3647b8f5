import { SerializedMmlVisitor } from '@mathjax/src/js/core/MmlTree/SerializedMmlVisitor.js';
import { liteAdaptor } from '@mathjax/src/js/adaptors/liteAdaptor.js';
import { RegisterHTMLHandler } from '@mathjax/src/js/handlers/html.js';
import '@mathjax/src/js/input/tex/ams/AmsConfiguration.js';
import '@mathjax/src/js/input/tex/base/BaseConfiguration.js';
import '@mathjax/src/js/input/tex/textmacros/TextMacrosConfiguration.js';
import { TeX } from '@mathjax/src/js/input/tex.js';
import { mathjax } from '@mathjax/src/js/mathjax.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMarkdown } from '#core/content/markdown.ts';
import { htmlToMarkdown } from '#importers/markup/htmlToMarkdown.ts';

RegisterHTMLHandler(liteAdaptor());
const serializer = new SerializedMmlVisitor();

/** MathJax's MathML for the TeX; throws if MathJax doesn't understand it. */
function mathMl(tex: string): string {
  const input = new TeX({
    packages: ['base', 'ams', 'textmacros'],
    formatError: (_: unknown, error: Error) => {
      throw error;
    },
  });
  const document = mathjax.document('', { InputJax: input });
  const item = new document.options['MathItem'](tex, input, false);
  item.compile(document);
  return serializer.visitTree(item.root);
}

const readBack = (math: string) => {
  const { text, lost } = htmlToMarkdown(math);
  const [mark, ...more] = readMarkdown(text.source).marks ?? [];
  return { tex: mark?.style === 'formula' && more.length === 0 ? (mark.source ?? '') : null, lost, text };
};

/**
 * Removes everything that only states where elements came from, how far they stretch, and what belongs
 * together anyway.
 */
function bare(math: string): string {
  return (
    math
      .replaceAll(/\s+data-[\w-]+="[^"]*"/g, '')
      .replaceAll(/<\/?(?:mrow|mstyle)[^>]*>|<mo[^>]*>&#x206[1-4];<\/mo>/g, '')
      .replaceAll(/<(\w+)[^>]*>/g, '<$1>')
      // A bar is as long as whatever it's over.
      .replaceAll('&#x2015;', '&#xAF;')
      .replaceAll(/\s+/g, '')
  );
}

const atom = fc.constantFrom(
  'x',
  'n',
  '2',
  '13',
  '3.5',
  String.raw`\alpha`,
  String.raw`\pi`,
  String.raw`\infty`,
  String.raw`\mathrm{cm}`,
  String.raw`\mathbb{R}`,
  String.raw`\text{if so}`,
  String.raw`\%`,
);
const sign = fc.constantFrom(
  '+',
  '-',
  '=',
  '<',
  String.raw`\times `,
  String.raw`\le `,
  String.raw`\to `,
  ',',
);
const { tex } = fc.letrec<{ tex: string }>((tie) => {
  const one = tie('tex');
  return {
    tex: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      atom,
      fc.tuple(atom, sign, one).map(([left, between, right]) => `${left}${between}${right}`),
      fc.tuple(one, one).map(([above, below]) => `\\frac{${above}}{${below}}`),
      fc.tuple(atom, one).map(([base, above]) => `{${base}}^{${above}}`),
      fc.tuple(atom, one).map(([base, below]) => `{${base}}_{${below}}`),
      fc.tuple(atom, one, one).map(([base, below, above]) => `{${base}}_{${below}}^{${above}}`),
      one.map((inner) => `\\sqrt{${inner}}`),
      fc.tuple(atom, one).map(([degree, inner]) => `\\sqrt[${degree}]{${inner}}`),
      fc.tuple(one, one).map(([from, to]) => `\\sum_{${from}}^{${to}}`),
      one.map((under) => `\\lim_{${under}}`),
      one.map((inner) => `\\overline{${inner}}`),
      fc.tuple(one, one).map(([a, b]) => String.raw`\begin{matrix} ${a} & ${b} \\ 1 & 0 \end{matrix}`),
      fc.tuple(one, atom).map(([over, base]) => `\\overset{${over}}{${base}}`),
      one.map((inner) => `(${inner})`),
    ),
  };
});

test('TeX survives the way to MathML and back', () => {
  fc.assert(
    fc.property(tex, (written) => {
      const math = mathMl(written);
      const { tex: back, lost } = readBack(math);
      fc.pre(back === null || back.length < 1_000);
      expect(lost).toBe(false);
      expect(bare(mathMl(back ?? ''))).toBe(bare(math));
    }),
    { seed: 1, numRuns: 500 },
  );
});

const NAMES =
  'mrow mi mn mo ms mtext mspace mfrac msqrt mroot msup msub msubsup mover munder munderover mfenced mtable mtr mtd mstyle semantics annotation menclose b'.split(
    ' ',
  );
const words = fc.constantFrom(
  ...'x 2 ab sin lim + ( ) [ ] { } | → ¯ _ ^ ~ % # & $ \\ \\input{x} $$ \\( ` * α ∑ ≤ ∫ ′ 漢字 é'.split(' '),
  '&lt;script&gt;',
  '',
);
const { math } = fc.letrec<{ math: string }>((tie) => ({
  math: fc
    .array(
      fc.oneof(
        { maxDepth: 5 },
        words.map((each) => `<mo>${each}</mo>`),
        words.map((each) => `<mi>${each}</mi>`),
        words.map((each) => `<mtext>${each}</mtext>`),
        words,
        fc
          .tuple(fc.constantFrom(...NAMES), fc.array(tie('math'), { maxLength: 3 }))
          .map(([name, inner]) => `<${name} open="{" encoding="text/plain">${inner.join('')}</${name}>`),
        fc.constantFrom(...NAMES).map((name) => `<${name}>`),
        fc.constantFrom(...NAMES).map((name) => `</${name}>`),
      ),
      { maxLength: 4 },
    )
    .map((all) => all.join('')),
}));

test('any MathML becomes a formula that can be drawn, or words', () => {
  fc.assert(
    fc.property(math, (inner) => {
      const { tex: made, text } = readBack(`<math>${inner}</math>`);
      expect(readMarkdown(text.source).text).toBe(text.words);
      if (made !== null) mathMl(made);
    }),
    { seed: 1, numRuns: 1_000 },
  );
});
