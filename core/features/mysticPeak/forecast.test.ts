import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forecast, formOf } from '#core/features/mysticPeak/forecast.ts';
import { ROLES } from '#core/features/mysticPeak/ids.ts';

const forecasts = (right: number, of: number, questions: number): readonly (number | null)[] =>
  ROLES.map((role) => forecast(role, { right, of }, questions));

describe('form', () => {
  it('counts first tries at questions with a correct answer', () => {
    const first = { asking: 1, hasKey: true } as const;
    expect(
      formOf([
        { ...first, result: 'correct' },
        { ...first, result: 'incorrect' },
        { asking: 2, hasKey: true, result: 'correct' },
        { ...first, result: 'partial' },
        { asking: 1, hasKey: false, result: 'none' },
        { ...first, result: 'none' },
        { ...first, result: 'correct' },
      ]),
    ).toEqual({ right: 2, of: 5 });
    expect(formOf([])).toEqual({ right: 0, of: 0 });
  });
});

describe('the forecast', () => {
  it('is computed from 3 correct first tries of 5, for 4 questions', () => {
    expect(ROLES).toEqual(['TREKKER', 'LEADER', 'PIONEER']);
    expect(forecasts(3, 5, 4)).toEqual([3_500, 4_100, 4_700]);
  });

  it('is null before the first try', () => {
    expect(forecasts(0, 0, 4)).toEqual([null, null, null]);
  });

  it('is lower for riskier roles if the climber is often wrong', () => {
    const [trekker, leader, pioneer] = forecasts(0, 8, 5) as [number, number, number];
    expect(trekker).toBeGreaterThan(leader);
    expect(leader).toBeGreaterThan(pioneer);
  });

  it('follows the formula in hundreds, between 0 and the maximum that can be earned', () => {
    const form = fc
      .integer({ min: 1, max: 1_000 })
      .chain((of) => fc.record({ right: fc.integer({ min: 0, max: of }), of: fc.constant(of) }));
    const ways = { TREKKER: [600, 0], LEADER: [900, 300], PIONEER: [1_200, 600] } as const;
    fc.assert(
      fc.property(
        form,
        fc.integer({ min: 0, max: 100 }),
        fc.constantFrom(...ROLES),
        (own, questions, role) => {
          const [right, wrong] = ways[role];
          const f = (own.right + 1) / (own.of + 2);
          const g = Math.min(0.95, f + 0.2);
          const each = right + 400 * f + 200 * (1 - f) * g - wrong * (1 - f) * (2 - g);
          const told = forecast(role, own, questions) ?? Number.NaN;
          expect(told % 100).toBe(0);
          // Floating point makes the formula itself slightly inexact, hence the tolerance.
          expect(told).toBeLessThanOrEqual(each * questions + 1e-6);
          expect(told).toBeGreaterThan(each * questions - 100 - 1e-6);
          expect(told).toBeGreaterThanOrEqual(0);
          expect(told).toBeLessThanOrEqual(questions * (right + 400));
        },
      ),
    );
  });
});
