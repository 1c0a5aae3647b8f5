// A ruler on which every letter is half as wide as its size.

import { describe, expect, it } from 'vitest';
import { readMarkdown } from '#core/content/markdown.ts';
import { blocksOf } from '#scenes/kit/formatted/blocks.ts';
import { fitted } from '#scenes/kit/formatted/fit.ts';
import { type Layout, layOut } from '#scenes/kit/formatted/layout.ts';
import type { Ruler, Setting } from '#scenes/kit/formatted/setting.ts';

const ruler: Ruler = {
  width: ({ size }, text) => (size / 2) * [...text].length,
  reach: ({ size }) => ({ ascent: size * 0.8, descent: size * 0.2 }),
  formula: (tex) => (tex === 'tall' ? { width: 2, height: 3, depth: 1 } : null),
  graphemes: (text) => [...text],
};
const weights = { normal: 600, bold: 700, outline: 0, code: 500 };
const SETTING: Setting = { size: 10, width: 100, lineHeight: 1.2, breakWords: true, weights };

const laid = (source: string, setting: Partial<Setting> = {}): Layout => {
  const words = readMarkdown(source);
  return layOut(blocksOf(words), words.text, { ...SETTING, ...setting }, ruler);
};
const linesOf = ({ lines }: Layout): string[] =>
  lines.map(({ atoms, marker }) => [marker?.text ?? '', ...atoms.map(({ atom }) => atom.text)].join(''));

describe('a layout', () => {
  it('breaks between words, never where only the face changes', () => {
    expect(linesOf(laid('Which of **these** *are* mammals?'))).toEqual(['Which of these are', 'mammals?']);
    expect(linesOf(laid('twelve letters **un**seen here'))).toEqual(['twelve letters', 'unseen here']);
  });

  it('breaks a word that is too long for a line', () => {
    const { lines, width } = laid('**Donaudampfschiffahrts**gesellschaft');
    expect(lines.length).toBe(2);
    expect(width).toBeLessThanOrEqual(100);
  });

  it('breaks unspaced scripts between words, and never before closing characters', () => {
    const lines = linesOf(
      laid('オーストラリアの**首都**はどこですか。次の四つの都市の中から選んでください。'),
    );
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line).not.toMatch(/^[。、ー]/);
    expect(lines.join('')).toBe('オーストラリアの首都はどこですか。次の四つの都市の中から選んでください。');
  });

  it('aligns items after their markers, and starts all lines at one edge', () => {
    const layout = laid('Choose\n9. one\n10. another one that is long');
    expect(layout.flush).toBe(true);
    expect(linesOf(layout)).toEqual(['Choose', '9.one', '10.another one that', 'is long']);
    expect(layout.lines.map(({ indent }) => indent)).toEqual([0, 20, 20, 20]);
  });

  it('keeps the lines and spaces of code', () => {
    const layout = laid('See\n```\nfor n:\n    print(n)\n```', { width: 300 });
    expect(linesOf(layout)).toEqual(['See', 'for n:', '    print(n)']);
    expect(layout.lines.map(({ kind }) => kind)).toEqual(['words', 'code', 'code']);
    const kinds = (source: string) => laid(source).lines.map(({ kind }) => kind);
    expect(kinds('See\n```\nx\n```')).toEqual(['words', 'code']);
    expect(kinds('See\n`x`')).toEqual(['words', 'words']);
  });

  it('starts a new line for each block, whatever the app puts around it', () => {
    const shifted = (source: string): Layout => {
      const { text, marks = [] } = readMarkdown(source);
      const moved = marks.map((mark) => ({ ...mark, from: mark.from + 3, to: mark.to + 3 }));
      return layOut(blocksOf({ text: `So ${text}!`, marks: moved }), text, SETTING, ruler);
    };
    expect(linesOf(shifted('- a\n- b'))).toEqual(['So', '•a', '•b!']);
    expect(linesOf(shifted('```\nx\n```'))).toEqual(['So', 'x', '!']);
    expect(linesOf(shifted('$$tall$$'))).toHaveLength(3);
  });

  it('runs from the right after a right-to-left mark, and keeps left-to-right words in order', () => {
    expect(linesOf(laid('\u200FHint 1: **לא** 3!', { width: 300 }))).toEqual(['!3 לא :Hint 1\u200F']);
  });

  it('makes a line as high as its formula, and shows words when the formula is missing', () => {
    const [, line] = laid('so\n$tall$ is').lines;
    expect(line?.height).toBeGreaterThan(30);
    expect(linesOf(laid('so $\\frac{1}{2}$ is'))).toEqual(['so 1/2 is']);
  });

  it('shrinks a formula that is wider than its line', () => {
    const { width, lines } = laid('$$tall$$', { width: 10 });
    expect(width).toBe(10);
    expect(lines[0]?.kind).toBe('formula');
  });

  it('raises superscripts and lowers subscripts', () => {
    const [line] = laid('H<sub>2</sub>O and x<sup>n</sup>').lines;
    const rises = line?.atoms.map(({ atom }) => Math.sign(atom.rise)).filter((rise) => rise !== 0);
    expect(rises).toEqual([-1, 1]);
  });
});

describe('fitting', () => {
  const fit = (source: string, box: { width: number; height: number; size: [number, number] }): Layout => {
    const words = readMarkdown(source);
    return fitted(words, blocksOf(words), { ...box, balanced: true }, { weights, lineHeight: 1.2 }, ruler);
  };

  it('takes the largest size that breaks no word', () => {
    const layout = fit('**Four** words of text', { width: 120, height: 60, size: [40, 8] });
    expect(layout.size).toBeGreaterThan(16);
    expect(layout.width).toBeLessThanOrEqual(120);
    expect(layout.height).toBeLessThanOrEqual(61);
    expect(
      layout.read
        .flat()
        .map(({ text }) => text)
        .join(''),
    ).not.toContain('…');
  });

  it('cuts text that does not fit at the smallest size', () => {
    const layout = fit(`**Many** ${'words of text '.repeat(20)}`, { width: 100, height: 30, size: [12, 10] });
    expect(layout.lines).toHaveLength(2);
    expect(layout.height).toBeLessThanOrEqual(31);
    expect(layout.width).toBeLessThanOrEqual(100);
    expect(layout.read.at(-1)?.at(-1)?.text).toBe('…');
  });

  it('makes lines about equally long', () => {
    const layout = fit('Which of these is **not** a mammal', { width: 110, height: 100, size: [10, 10] });
    const [first, second] = layout.lines;
    expect(Math.abs((first?.width ?? 0) - (second?.width ?? 0))).toBeLessThan(40);
  });
});
