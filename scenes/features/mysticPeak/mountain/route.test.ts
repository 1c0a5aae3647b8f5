import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  campHeight,
  stretchAt,
  stretchesOf,
  SUMMIT,
  tentsOf,
} from '#scenes/features/mysticPeak/mountain/route.ts';

const mountains = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 30 });

describe('the route', () => {
  it('splits into stretches without gaps, each with at most six questions', () => {
    fc.assert(
      fc.property(mountains, (camps) => {
        const stretches = stretchesOf(camps);
        expect(stretches[0]?.from).toBe(0);
        expect(stretches.at(-1)?.to).toBe(SUMMIT);
        for (const [index, { from, to, steps }] of stretches.entries()) {
          expect(steps).toBeGreaterThan(0);
          expect(steps).toBeLessThanOrEqual(6);
          expect(to).toBeGreaterThan(from);
          if (index > 0) expect(from).toBeCloseTo(stretches[index - 1]?.to ?? 0, 6);
        }
        expect(stretches.reduce((sum, { steps }) => sum + steps, 0)).toBe(
          camps.reduce((sum, size) => sum + size, 0),
        );
        expect(stretches.filter(({ opens }) => opens).map(({ from }) => from)).toEqual(
          camps.map((_, camp) => campHeight(camps, camp)),
        );
      }),
    );
  });

  it('has every height on one of its stretches', () => {
    fc.assert(
      fc.property(mountains, fc.integer({ min: 0, max: SUMMIT }), (camps, height) => {
        const stretches = stretchesOf(camps);
        const at = stretches[stretchAt(stretches, height)];
        expect(height).toBeGreaterThanOrEqual(at?.from ?? Number.NaN);
        expect(height).toBeLessThanOrEqual(at?.to ?? Number.NaN);
      }),
    );
  });

  it('has at most ten tents, including the first and the last', () => {
    fc.assert(
      fc.property(mountains, (camps) => {
        const tents = tentsOf(camps);
        expect(tents.length).toBeLessThanOrEqual(10);
        expect(tents).toContain(0);
        expect(tents.at(-1)).toBe(camps.length - 1);
      }),
    );
  });
});
