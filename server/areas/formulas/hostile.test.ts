// Hostile or mistaken TeX must be drawn as written or refused, quickly, and must never run anything.

import { describe, expect, it } from 'vitest';
import { drawFormula } from '#server/areas/formulas/draw.ts';

const drawn = (tex: string) => drawFormula({ tex, language: 'en' });
const nested = (command: string, times: number, inner = 'x') =>
  `${`${command}{`.repeat(times)}${inner}${'}'.repeat(times)}`;

/** Hostile inputs: a description, and the TeX. */
const REFUSED: readonly (readonly [string, string])[] = [
  ['a definition that grows endlessly', String.raw`\def\a{\a\a}\a`],
  ['a definition for the next formula', String.raw`\DeclareMathOperator{\sin}{cos}\sin x`],
  ['a command of its own', String.raw`\newcommand{\x}{1}\x`],
  ['an environment of its own', String.raw`\newenvironment{a}{b}{c}`],
  ['a label for the next formula', String.raw`\label{a}\ref{a}`],
  ['a link', String.raw`\href{javascript:alert(1)}{x}`],
  ['a style', String.raw`\style{background:url(//example.com)}{x}`],
  ['a class', String.raw`\class{a}{x}`],
  ['an id', String.raw`\cssId{root}{x}`],
  ['another package', String.raw`\require{html}\href{x}{y}`],
  ['a character by its number', String.raw`\unicode{x41}`],
  ['an attribute that runs a script', String.raw`\mmlToken{mi}[onclick="alert(1)"]{x}`],
  ['a picture from elsewhere', String.raw`\includegraphics{https://example.com/a.png}`],
  ['a file', String.raw`\input{/etc/passwd}`],
  ['a huge black box', String.raw`\rule{1000em}{1000em}`],
  ['an enormous space', String.raw`\kern 100000em x`],
  ['a thousand columns', `\\begin{array}{${'c'.repeat(300)}}${'1&'.repeat(299)}1\\end{array}`],
  ['fractions in fractions', `${'\\frac{'.repeat(160)}1${'}{2}'.repeat(160)}`.slice(0, 1_000)],
  ['powers of powers', nested('x^', 240)],
  ['brackets that grow', `${'\\left('.repeat(60)}${'\\right)'.repeat(60)}${'\\left('.repeat(9)}`],
  ['braces that never close', '{'.repeat(1_000)],
  ['nothing', '{}'],
  ['a fraction of nothing', String.raw`\frac`],
  ['half a fraction', String.raw`\frac{1}`],
  ['an unknown command', String.raw`\foo`],
];

const TAKEN: readonly (readonly [string, string])[] = [
  [
    'markup in words',
    String.raw`\text{<script>alert(1)</script> \& "quotes" ' <img src=x onerror=alert(1)>}`,
  ],
  ['characters that XML does not allow', '\\text{a\u0000b\u0008c\ufffe}'],
  ['half a character', '\\text{\ud800}'],
  ['other scripts', String.raw`\text{عربي 漢字 ไทย हिन्दी 🙂}`],
  ['a text direction override', '\\text{\u202Eabc\u202C}'],
  ['colors of a package that is not loaded', String.raw`x \quad y`],
  ['roots in roots', nested('\\sqrt', 25)],
  ['a long sum', 'a+'.repeat(60) + 'b'],
  ['chemistry', String.raw`\ce{2H2 + O2 -> 2H2O}`],
  ['a raised letter', String.raw`\raise 10em{x}`],
];

describe('hostile TeX', () => {
  it.each(REFUSED)('is refused: %s', async (_what, tex) => {
    const { fault } = (await drawn(tex)) as { fault?: string };
    expect(fault).toMatch(/\S/);
    expect(fault?.length).toBeLessThan(300);
  });

  it.each(TAKEN)('is drawn as written: %s', async (_what, tex) => {
    const result = await drawn(tex);
    if ('fault' in result) throw new Error(result.fault);
    const { svg } = result;
    const tags = new Set([...svg.matchAll(/<\/?([A-Za-z]+)/g)].map(([, tag]) => tag));
    expect(
      [...tags].filter((tag) => !/^(?:svg|g|path|rect|line|polygon|ellipse|text|tspan)$/.test(tag ?? '')),
    ).toEqual([]);
    const attributes = svg.replace(/="[^"]*"/g, '=').replace(/>[^<]*</g, '><');
    expect(attributes).not.toMatch(/\b(?:on\w+|style|href|class|id|src)=/);
    expect([...svg].some((character) => character < ' ' || character === '\ufffe')).toBe(false);
  });

  it('does not affect the next formula', async () => {
    await drawn(String.raw`\DeclareMathOperator{\alpha}{stolen}\alpha`);
    await drawn(String.raw`\operatorname{a}\left(`);
    expect(await drawn(String.raw`\alpha`)).toMatchObject({ words: 'alpha' });
  });
});

describe('the words of a drawing', () => {
  it.each([
    ['en-GB', 'x squared plus one half'],
    ['de', 'x Quadrat plus ein halb'],
    ['fr', 'x au carré plus un-demi'],
    ['ar', 'x²+1/2'],
    ['', 'x²+1/2'],
    ['__proto__', 'x²+1/2'],
  ])("are in the reader's language: %s", async (language, words) => {
    const result = await drawFormula({ tex: 'x^2+\\frac{1}{2}', language });
    expect(result).toMatchObject({ words });
    expect('svg' in result && result.svg).toContain(`aria-label="${words}"`);
  });

  it('are as typed for chemistry', async () => {
    expect(await drawn(String.raw`\ce{H2O}`)).toMatchObject({ words: 'H2O' });
  });

  it("come with the drawing's size and depth below the baseline", async () => {
    const result = await drawn(String.raw`\frac{1}{2}`);
    const svg = 'svg' in result ? result.svg : '';
    const [, width, height, depth] =
      /^<svg [^>]*width="([\d.]+)" height="([\d.]+)"[^>]*data-depth="([\d.]+)" data-em="100"/.exec(svg) ?? [];
    expect(Number(width)).toBeGreaterThan(20);
    expect(Number(height)).toBeGreaterThan(80);
    expect(Number(depth)).toBeGreaterThan(10);
    expect(Number(depth)).toBeLessThan(Number(height));
  });
});
