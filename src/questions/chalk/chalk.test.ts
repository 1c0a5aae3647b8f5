import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Chalk } from '#src/platform/storage/readings.ts';
import { chalkAt, withChalk } from '#src/questions/chalk/chalk.ts';

/** Marks `112.3` as text: a digit is the color at that place. */
function drawn(marks: readonly Chalk[], length = 8): string {
  const at = (place: number) => marks.filter(({ from, to }) => from <= place && place < to);
  return Array.from({ length }, (_, place) => at(place)[0]?.color ?? '.').join('');
}

describe('chalk', () => {
  it.each([
    ['covers what was there', [{ from: 0, to: 6, color: 1 }], { from: 2, to: 4 }, 2, '112211..'],
    ['joins its own color', [{ from: 0, to: 3, color: 1 }], { from: 3, to: 6 }, 1, '111111..'],
    ['is erased in the middle', [{ from: 0, to: 6, color: 1 }], { from: 2, to: 4 }, null, '11..11..'],
    ['needs a range', [{ from: 0, to: 2, color: 1 }], { from: 4, to: 4 }, 1, '11......'],
  ] as const)('%s', (_, marks, span, color, wanted) => {
    expect(drawn(withChalk(marks, span, color))).toBe(wanted);
  });

  it('is one color at each place, the last one drawn there', () => {
    const span = fc.tuple(fc.nat(8), fc.nat(8), fc.option(fc.nat(2)));
    fc.assert(
      fc.property(fc.array(span), (spans) => {
        let marks: readonly Chalk[] = [];
        const wanted = Array<number | string>(8).fill('.');
        for (const [one, other, color] of spans) {
          const [from, to] = [Math.min(one, other), Math.max(one, other)];
          marks = withChalk(marks, { from, to }, color);
          wanted.fill(color ?? '.', from, to);
        }
        expect(drawn(marks)).toBe(wanted.join(''));
        for (const [index, mark] of marks.entries()) {
          expect(mark.from).toBeLessThan(mark.to);
          expect(mark.from).toBeGreaterThanOrEqual(marks[index - 1]?.to ?? 0);
        }
      }),
    );
  });

  it('is told of a range that it covers as a whole', () => {
    const marks = [{ from: 2, to: 6, color: 1 }];
    expect(chalkAt(marks, { from: 3, to: 5 })).toBe(1);
    expect(chalkAt(marks, { from: 1, to: 5 })).toBeNull();
  });
});
