import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutToGraphemes } from '#core/names/graphemes.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** True if cutting `text` at `end` splits no grapheme of the whole text. */
function isBoundary(text: string, end: number): boolean {
  return end === text.length || segmenter.segment(text).containing(end)?.index === end;
}

describe('cutToGraphemes', () => {
  it('returns a prefix that fits and ends at a boundary, unless the first grapheme is too long', () => {
    const pieces = [
      ...Array.from('a一ก้ำกิे्कषक่\u0301\u200D\u200C\uFE0F각각가'),
      '😀',
      '👩',
      '🏽',
      '🇫',
      '🇷',
      '❤',
      '🏴',
      '\u{E0067}',
    ];
    const piece = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 2 }), fc.constantFrom(...pieces));
    const text = fc.array(piece, { maxLength: 30 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, fc.integer({ min: 12, max: 60 }), (whole, max) => {
        const cut = cutToGraphemes(whole, max);
        expect(cut.length).toBeLessThanOrEqual(max);
        expect(whole.startsWith(cut)).toBe(true);
        const first = segmenter.segment(whole).containing(0)?.segment.length ?? 0;
        if (first <= max && cut.length > first) expect(isBoundary(whole, cut.length)).toBe(true);
      }),
      { seed: 3, numRuns: 2_000 },
    );
  });

  const official = '../shared/data/lists/unicode/GraphemeBreakTest.txt';
  it.skipIf(!existsSync(official))(
    `never cuts where Unicode forbids it (skipped without ${official})`,
    () => {
      const cases = readFileSync(official, 'utf8')
        .split('\n')
        .map((line) => line.split('#')[0]?.trim() ?? '')
        .filter((line) => line.startsWith('÷'));
      expect(cases.length).toBeGreaterThan(500);
      const wrong: string[] = [];
      for (const line of cases) {
        const graphemes = line
          .split('÷')
          .map((part) => part.trim())
          .filter((part) => part !== '')
          .map((part) =>
            part.split('×').map((code) => String.fromCodePoint(Number.parseInt(code.trim(), 16))),
          );
        const parts = graphemes.map((letters) => letters.join(''));
        const boundaries = new Set<number>();
        let at = 0;
        for (const part of parts) boundaries.add((at += part.length));
        const text = parts.join('');
        const longest = Math.max(...parts.map((part) => part.length));
        for (let max = longest; max <= text.length; max += 1) {
          const { length } = cutToGraphemes(text, max);
          if (!boundaries.has(length) && length !== max) wrong.push(line);
          if (!boundaries.has(length) && length === max && max > longest) wrong.push(line);
        }
      }
      expect(wrong).toEqual([]);
    },
  );
});
