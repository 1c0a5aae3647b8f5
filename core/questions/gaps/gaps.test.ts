import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFormatted } from '#core/content/formatted.ts';
import {
  blanksOf,
  GAP_WORDS,
  gapFaults,
  gapSegments,
  inReadingOrder,
  mapMarkers,
  markerOf,
  markersOf,
  readGaps,
  sentenceAround,
  withoutGap,
} from '#core/questions/gaps/gaps.ts';

const MAX_GAPS = 12;
const piece = fc.oneof(
  fc.constantFrom('a ', ' **b', 'c** ', '\n- ', '$x$', ' [', ']] ', '`', 'x<sup>2</sup>', 'é'),
  fc.nat(MAX_GAPS).map(markerOf),
);
const source = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
const count = fc.nat(MAX_GAPS);

describe('reading', () => {
  it('turns markers into blanks and moves the marks behind them', () => {
    const read = readFormatted('**The [[2]]** of *France* is [[1]].', 'markdown');
    expect(readGaps(read, 2)).toEqual({
      text: {
        text: 'The ____ of France is ____.',
        marks: [
          { from: 0, to: 8, style: 'bold' },
          { from: 12, to: 18, style: 'italic' },
        ],
        gapsAt: [4, 22],
      },
      order: [1, 0],
    });
  });

  it('adds words behind a gap, within its marks', () => {
    const read = readFormatted('**[[1]]** *a* [[2]] m', 'markdown');
    const unit = (gap: number, after: string) => (after.startsWith(' m') || gap > 1 ? '' : ' m');
    expect(readGaps(read, 2, unit).text).toEqual({
      text: '____ m a ____ m',
      marks: [
        { from: 0, to: 6, style: 'bold' },
        { from: 7, to: 8, style: 'italic' },
      ],
      gapsAt: [0, 9],
    });
  });

  it('finds no gap in a formula', () => {
    const read = readFormatted('$x = [[1]]$', 'markdown');
    expect(readGaps(read, 1).order).toEqual([]);
    expect(gapFaults(read, 1)).toEqual([{ fault: 'missing', gap: 0 }]);
  });

  it('names markers that are doubled, without a gap, or missing', () => {
    expect(gapFaults({ text: '[[1]] [[1]] [[4]] [[0]]' }, 2)).toEqual([
      { fault: 'doubled', gap: 0 },
      { fault: 'unknown', gap: 3 },
      { fault: 'missing', gap: 1 },
    ]);
    expect(readGaps({ text: '[[1]] [[1]] [[4]]' }, 2).text.text).toBe('____ [[1]] [[4]]');
  });

  it('keeps all words, has each gap once, and marks the same words', () => {
    fc.assert(
      fc.property(source, count, (written, gaps) => {
        const read = readFormatted(written, 'markdown');
        const { text, order } = readGaps(read, gaps);
        expect(new Set(order).size).toBe(order.length);
        expect(text.gapsAt).toHaveLength(order.length);
        let back = text.text;
        for (const [place, at] of [...text.gapsAt.entries()].toReversed()) {
          expect(back.slice(at, at + GAP_WORDS.length)).toBe(GAP_WORDS);
          back = back.slice(0, at) + markerOf(order[place] ?? -1) + back.slice(at + GAP_WORDS.length);
        }
        expect(back).toBe(read.text);
        const plain = (words: string) => mapMarkers(words, () => '').replaceAll(GAP_WORDS, '');
        for (const [place, { from, to }] of (text.marks ?? []).entries()) {
          const before = read.marks?.[place];
          expect(plain(text.text.slice(from, to))).toBe(plain(read.text.slice(before?.from, before?.to)));
        }
        if (gapFaults(read, gaps).length === 0) {
          expect(order.toSorted((a, b) => a - b)).toEqual([...order.keys()]);
          expect(order).toHaveLength(gaps);
        }
      }),
    );
  });
});

describe('segments', () => {
  it('continue the marks of a text behind its gaps', () => {
    const { text } = readGaps(readFormatted('**a [[1]] b**', 'markdown'), 1);
    expect(gapSegments(text)).toEqual([
      { type: 'words', words: { text: 'a ', marks: [{ from: 0, to: 2, style: 'bold' }] } },
      { type: 'gap', gap: 0 },
      { type: 'words', words: { text: ' b', marks: [{ from: 0, to: 2, style: 'bold' }] } },
    ]);
  });

  it('make up the text again, with its gaps in order', () => {
    fc.assert(
      fc.property(source, count, (written, gaps) => {
        const { text } = readGaps(readFormatted(written, 'markdown'), gaps);
        const segments = gapSegments(text);
        const words = segments.map((part) => (part.type === 'gap' ? GAP_WORDS : part.words.text));
        expect(words.join('')).toBe(text.text);
        expect(words).not.toContain('');
        expect(segments.flatMap((part) => (part.type === 'gap' ? part.gap : []))).toEqual([
          ...text.gapsAt.keys(),
        ]);
        for (const part of segments)
          for (const { from, to } of part.type === 'words' ? (part.words.marks ?? []) : []) {
            expect(from).toBeGreaterThanOrEqual(0);
            expect(to).toBeGreaterThan(from);
            expect(to).toBeLessThanOrEqual(part.type === 'words' ? part.words.text.length : 0);
          }
      }),
    );
  });
});

it('turns markers into blanks and back', () => {
  expect(blanksOf('a [[1]] b [[2]]')).toBe('a ____ b ____');
  expect(markersOf('a ____ b _____ c ____, ____', 2)).toBe('a [[1]] b _____ c [[2]], ____');
});

it('names a gap by the rest of its sentence', () => {
  const { text } = readGaps({ text: 'It is. [[1]] is 3.5 m\nand [[2]] is [[3]]! Yes' }, 3);
  expect([0, 1, 2].map((gap) => sentenceAround(text, gap))).toEqual([
    ['', 'is 3.5 m'],
    ['and', 'is …!'],
    ['and … is', '!'],
  ]);
});

describe('renumbering', () => {
  it('leaves a removed gap’s words in the text and closes the numbers', () => {
    expect(withoutGap('[[1]] and [[2]] or [[3]]', 1, 'tea')).toBe('[[1]] and tea or [[2]]');
  });

  it('follows the text, with gaps that have no marker last', () => {
    expect(inReadingOrder('[[3]], [[1]] [[9]]', ['a', 'b', 'c'])).toEqual({
      text: '[[1]], [[2]] [[9]]',
      gaps: ['c', 'a', 'b'],
    });
  });

  it('keeps each gap where it is and changes nothing the second time', () => {
    fc.assert(
      fc.property(source, count, (written, length) => {
        const gaps = Array.from({ length }, (_, gap) => `gap ${gap}`);
        const named = (text: string, of: readonly string[]) => mapMarkers(text, (gap) => of[gap] ?? '?');
        const once = inReadingOrder(written, gaps);
        expect(named(once.text, once.gaps)).toBe(named(written, gaps));
        expect(once.gaps.toSorted()).toEqual(gaps.toSorted());
        expect(inReadingOrder(once.text, once.gaps)).toEqual(once);
      }),
    );
  });
});
