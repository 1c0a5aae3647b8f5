// A ruler on which every letter is half as wide as its size.

import { describe, expect, it } from 'vitest';
import { readFormatted } from '#core/content/formatted.ts';
import { type GappedText, readGaps } from '#core/questions/gaps/gaps.ts';
import type { Layout } from '#scenes/kit/formatted/layout.ts';
import type { Ruler, Setting } from '#scenes/kit/formatted/setting.ts';
import { gapLayout, gapRects } from '#scenes/questions/gaps/gapLayout.ts';

const ruler: Ruler = {
  width: ({ size }, text) => (size / 2) * [...text].length,
  reach: ({ size }) => ({ ascent: size * 0.8, descent: size * 0.2 }),
  formula: () => null,
  graphemes: (text) => [...text],
};
const weights = { normal: 600, bold: 700, outline: 0, code: 500 };
const SETTING: Setting = { size: 20, width: 300, lineHeight: 1.5, breakWords: true, weights };
const BOX = { width: 96, height: 44 };

const gapped = (source: string): GappedText =>
  readGaps(readFormatted(source, 'markdown'), source.split('[[').length - 1).text;
const laid = (source: string, width = SETTING.width): Layout =>
  gapLayout(gapped(source), BOX, { ...SETTING, width }, ruler);
const linesOf = ({ lines }: Layout): string[] =>
  lines.map(({ atoms }) => atoms.map(({ atom }) => atom.text).join(''));

describe('a text with gaps', () => {
  it('has boxes of one size, in lines that are as high as these need', () => {
    const layout = laid('Mars is [[1]] and [[2]] is blue, as far as we know today.');
    const rects = gapRects(layout, 'left');
    expect(linesOf(layout)).toEqual(['Mars is ____ and', '____ is blue, as far as', 'we know today.']);
    expect(rects.map(({ width, height }) => [width, height])).toEqual([
      [96, 44],
      [96, 44],
    ]);
    expect(rects.map(({ x }) => Math.round(x))).toEqual([82, 2]);
    const [first, , last] = layout.lines;
    expect(first?.height).toBeGreaterThan(50);
    expect(last?.height).toBe(30);
    for (const [line, rect] of rects.entries()) {
      const { top = 0, height = 0 } = layout.lines[line] ?? {};
      expect(rect.y).toBeGreaterThanOrEqual(top);
      expect(rect.y + rect.height).toBeLessThanOrEqual(top + height);
    }
  });

  it.each([
    ['It is called a very long [[1]].', '____.'],
    ['「これはとても長い[[1]]」です。', '____」'],
  ])('keeps the punctuation in %s with its gap', (source, end) => {
    for (const width of [130, 150, 170, 200, 230, 260]) {
      const line = linesOf(laid(source, width)).find((words) => words.includes('____'));
      expect(line).toContain(end);
    }
  });

  it('breaks Japanese between words', () => {
    const layout = laid('水は[[1]]度で沸騰して、[[2]]になります。', 200);
    expect(linesOf(layout).join('')).toBe('水は____度で沸騰して、____になります。');
    for (const line of linesOf(layout)) expect(line).not.toMatch(/^[、。]/);
    expect(gapRects(layout, 'left')).toHaveLength(2);
  });

  it('runs from the right in Arabic, with neighboring gaps in reading order', () => {
    const layout = laid('عاصمة [[1]] [[2]] هي', 500);
    const [first, second] = gapRects(layout, 'right');
    expect(layout.rightToLeft).toBe(true);
    expect(first?.x).toBeGreaterThan(second?.x ?? Infinity);
  });

  it('keeps marks around its gaps, and draws code with gaps line by line', () => {
    const layout = laid('**The [[1]]**\n```\nfor n in [[2]]:\n  print(n)\n```', 400);
    expect(gapRects(layout, 'left')).toHaveLength(2);
    expect(linesOf(layout)).toEqual(['The ____', 'for n in ____:', '  print(n)']);
    expect(layout.lines[0]?.atoms[0]?.atom.letters.weight).toBe(700);
    expect(layout.lines[2]?.atoms.some(({ atom }) => atom.code)).toBe(true);
  });

  it('shrinks a gap that is wider than its line', () => {
    const [rect] = gapRects(laid('[[1]]', 60), 'left');
    expect(rect?.width).toBeLessThan(60);
  });
});
