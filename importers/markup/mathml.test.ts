import { expect, test } from 'vitest';
import { readQuizFile } from '#importers/readQuizFile.ts';
import { htmlToMarkdown } from '#importers/markup/htmlToMarkdown.ts';

const read = (math: string) => htmlToMarkdown(`<math>${math}</math>`);
const X = '<mi>x</mi>';
const ONE = '<mn>1</mn>';
const TABLE =
  '<mtable><mtr><mtd><mn>1</mn></mtd><mtd><mi>a</mi></mtd></mtr><mtr><mtd><mn>0</mn></mtd><mtd><mi>b</mi></mtd></mtr></mtable>';

test.each([
  [`<mfrac>${ONE}<mrow>${X}<mo>+</mo>${ONE}</mrow></mfrac>`, String.raw`\frac{1}{x+1}`],
  [`<msup>${X}<mn>2</mn></msup>`, 'x^2'],
  [`<msup>${X}<mrow><mo>−</mo>${ONE}</mrow></msup>`, 'x^{-1}'],
  [`<msub>${X}<mi>top</mi></msub>`, String.raw`x_{\mathrm{top}}`],
  [`<msubsup>${X}<mn>1</mn><mi>n</mi></msubsup>`, 'x_1^n'],
  [`<msup><mi>f</mi><mo>′</mo></msup><mo>&#8289;</mo><mfenced>${X}</mfenced>`, "f'(x)"],
  [`<msup>${X}<mn>2</mn></msup><mo>′</mo><msub>${X}<mo>′</mo></msub>`, "x^2{}'x_{'}"],
  [`<msup><msup>${X}<mn>2</mn></msup><mn>3</mn></msup>`, '{x^2}^3'],
  [`<msqrt><mn>2</mn>${X}</msqrt>`, String.raw`\sqrt{2x}`],
  [`<mroot>${X}<mn>3</mn></mroot>`, String.raw`\sqrt[3]{x}`],
  [`<mroot>${X}<mfenced open="[" close="]"><mi>n</mi></mfenced></mroot>`, String.raw`\sqrt[{[n]}]{x}`],
  [`<mfenced><mi>a</mi><mi>b</mi></mfenced>`, '(a,b)'],
  [`<mfenced open="[" close="[" separators=";"><mi>a</mi><mi>b</mi><mi>c</mi></mfenced>`, '[a;b;c['],
  [`<mfenced open="|" close="|"><mfrac>${ONE}${X}</mfrac></mfenced>`, String.raw`\left|\frac{1}{x}\right|`],
  [
    `<mo>(</mo><mfrac>${ONE}${X}</mfrac><msup><mo>)</mo><mn>2</mn></msup>`,
    String.raw`\left(\frac{1}{x}\right)^2`,
  ],
  [`<mo>(</mo>${X}<mo>)</mo><mfrac>${ONE}${X}</mfrac>`, String.raw`(x)\frac{1}{x}`],
  ['<mover><mi>v</mi><mo>→</mo></mover>', String.raw`\vec{v}`],
  ['<mover><mrow><mi>A</mi><mi>B</mi></mrow><mo>¯</mo></mover>', String.raw`\overline{AB}`],
  ['<munder><mi>x</mi><mo>_</mo></munder>', String.raw`\underline{x}`],
  ['<munder><mo>lim</mo><mrow><mi>x</mi><mo>→</mo><mo>∞</mo></mrow></munder>', String.raw`\lim_{x\to\infty}`],
  [
    '<munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><mi>i</mi>',
    String.raw`\sum_{i=1}^ni`,
  ],
  ['<munderover><mo>=</mo><mi>a</mi><mi>b</mi></munderover>', String.raw`\underset{a}{\overset{b}{=}}`],
  [TABLE, String.raw`\begin{matrix} 1 & a \\ 0 & b \end{matrix}`],
  [`<mo>[</mo>${TABLE}<mo>]</mo>`, String.raw`\left[\begin{matrix} 1 & a \\ 0 & b \end{matrix}\right]`],
  [`<mo>{</mo>${TABLE}`, String.raw`\begin{cases} 1 & a \\ 0 & b \end{cases}`],
  [`<mfenced open="{" close="">${TABLE}</mfenced>`, String.raw`\begin{cases} 1 & a \\ 0 & b \end{cases}`],
  [`<mfrac linethickness="0"><mi>n</mi><mi>k</mi></mfrac>`, String.raw`\begin{matrix} n \\ k \end{matrix}`],
  [`${X}<mspace width="1em"/><mtext>if </mtext>${X}<mo>&le;</mo>${ONE}`, String.raw`x\quad \text{if }x\le1`],
  ['<mi>sin</mi><mi>α</mi><mi>x</mi>', String.raw`\sin\alpha x`],
  ['<mn>3,14</mn><mo>⋅</mo><mi mathvariant="normal">m</mi>', String.raw`3{,}14\cdot\mathrm{m}`],
  ['<mi mathvariant="double-struck">R</mi><mi>𝑦</mi>', String.raw`\mathbb{R}y`],
  ['<mn>5</mn><mo>%</mo><mo>{</mo><mo>$</mo><mo>\\</mo>', String.raw`5\%\{\$\backslash`],
  [
    String.raw`<mtext>a } \input{x} $5 b</mtext>`,
    String.raw`\text{a }\}\text{ }\backslash\text{input}\{\text{x}\}\text{ }\$\text{5 b}`,
  ],
  [`<mstyle displaystyle="true"><mfrac>${ONE}<mn>2</mn></mfrac></mstyle>`, String.raw`\frac{1}{2}`],
  [
    `<semantics><mrow>${X}</mrow><annotation-xml encoding="MathML-Content"><ci>x</ci></annotation-xml><annotation encoding="application/x-tex">{\\displaystyle x_{q}}</annotation></semantics>`,
    String.raw`{\displaystyle x_{q}}`,
  ],
  [`<semantics>${X}<annotation encoding="StarMath 5.0">size 12</annotation></semantics>`, 'x'],
  [`<semantics>${X}<annotation encoding="application/x-tex">x$ <b></annotation></semantics>`, 'x'],
  ['f = <mn>2</mn>', String.raw`\text{f =}2`],
])('%s becomes %s', (math, tex) => {
  const { text, lost, embeds } = read(math);
  expect(text.source).toBe(`$${tex}$`);
  expect({ lost, embeds }).toEqual({ lost: false, embeds: [] });
});

test('a formula keeps its place in the text around it', () => {
  const half = '<m:math><m:mfrac><m:mn>1</m:mn><m:mn>2</m:mn></m:mfrac></m:math>';
  const root = '<math display="block"><msqrt><mn>2</mn></msqrt></math>';
  expect(htmlToMarkdown(`<p>Is <b>${half}</b> more than</p>${root}<p>or not?</p>`).text).toMatchObject({
    source: 'Is **$\\frac{1}{2}$** more than\n$$\\sqrt{2}$$\n\nor not?',
    words: 'Is 1/2 more than\n√2\n\nor not?',
  });
  expect(htmlToMarkdown(`<code>${half}</code> x<sup>${half}</sup>`).text.words).toBe('1/2 x^(1/2)');
});

test.each([
  ['an unknown element', `<menclose>${X}</menclose><mfoo><mn>2</mn></mfoo>`, '$x2$'],
  ['an HTML element', `<b>${X}</b><mtext>a <i>b</i></mtext>`, String.raw`$x\text{a b}$`],
  [
    'a fraction with one part, and one with three',
    `<mfrac>${ONE}</mfrac><mfrac>${ONE}${X}${X}</mfrac>`,
    '$11xx$',
  ],
  ['a formula that is too long', `<mi>${'a'.repeat(1_000)}</mi>`, 'a'.repeat(1_000)],
  ['a formula that is nested too deeply', `${'<msqrt>'.repeat(50)}${X}${'</msqrt>'.repeat(50)}`, 'x'],
])('%s keeps its words and is reported as lost', (_, math, source) => {
  const { text, lost } = read(math);
  expect({ source: text.source, lost }).toEqual({ source, lost: true });
});

test('a drawing next to a formula is not read again', () => {
  const katex = (tex: string) =>
    `<span class="katex"><span class="katex-mathml"><math><semantics><mi>x</mi><annotation encoding="application/x-tex">${tex}</annotation></semantics></math></span><span class="katex-html" aria-hidden="true"><span class="base"><span class="mord">x</span></span></span></span>`;
  expect(htmlToMarkdown(`<p>a ${katex('x^2')} b ${katex('y')}</p>`).text.source).toBe('a $x^2$ b $y$');
  expect(htmlToMarkdown('<span class="katex-html">x</span> y').text.source).toBe('x y');
  expect(htmlToMarkdown(`${katex('y')}<span class="katex-html">lost<p>kept`).text.source).toBe('$y$\nkept');
});

test('an empty formula is ignored', () => {
  expect(read('<mrow></mrow>')).toMatchObject({ text: { source: '' }, lost: false });
});

test('an unclosed formula ends with its paragraph', () => {
  expect(htmlToMarkdown(`<p>a <math>${X}<msup><mn>2</mn></p><p>b</p>`).text.source).toBe('a $x2$\n\nb');
  expect(htmlToMarkdown(`a <math>${X}<mfrac>${ONE}<mn>2</mn>`).text.source).toBe(
    String.raw`a $x\frac{1}{2}$`,
  );
  expect(htmlToMarkdown('a <math/>b</math>c').text.source).toBe('a bc');
});

const HALF = '<math xmlns="http://www.w3.org/1998/Math/MathML"><mfrac><mn>1</mn><mn>2</mn></mfrac></math>';

test.each(['[html]', '[moodle]', '[markdown]', ''])(
  'MathML is read in GIFT texts with the format %j',
  async (format) => {
    const math = HALF.replaceAll(/[=:]/g, String.raw`\$&`);
    const file = new TextEncoder().encode(`${format}Is ${math} more?{=${format}${math} ~no}`);
    const { quiz, problems } = await readQuizFile(file, 'a.gift');
    expect(problems).toEqual([]);
    expect(quiz.questions).toEqual([
      {
        type: 'MCQ',
        format: 'markdown',
        text: String.raw`Is $\frac{1}{2}$ more?`,
        options: [{ text: String.raw`$\frac{1}{2}$`, correct: true }, { text: 'no' }],
      },
    ]);
  },
);

test('MathML is read in paragraphs of Wayground', async () => {
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const file = new TextEncoder().encode(
    `Question Text,Question Type,Option 1,Option 2,Correct Answer\n${cell(`<p>Is ${HALF.replace('<mn>2</mn>', '<mrow><mn>2</mn><mspace/></mrow>')} more?</p>`)},Multiple Choice,${cell(`<p>${HALF}</p>`)},no,1\n`,
  );
  const { quiz } = await readQuizFile(file, 'a.csv');
  expect(quiz.questions).toMatchObject([
    {
      text: String.raw`Is $\frac{1}{2}$ more?`,
      options: [{ text: String.raw`$\frac{1}{2}$` }, { text: 'no' }],
    },
  ]);
});

test('a formula tag outside a formula stays text', async () => {
  const { quiz } = await readQuizFile(new TextEncoder().encode('What is <mi>x</mi>?{=a ~b}'), 'a.gift');
  expect(quiz.questions).toMatchObject([{ text: 'What is <mi>x</mi>?' }]);
});
