import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import { heightOf } from '#core/features/mysticPeak/height.ts';
import { ROLES, type Role } from '#core/features/mysticPeak/ids.ts';
import { avalancheLoss, pointsOf } from '#core/features/mysticPeak/score.ts';
import type { ResponseResult } from '#core/room/phase.ts';

const RESULTS: readonly ResponseResult[] = ['correct', 'partial', 'incorrect', 'none'];

describe('points of an answer', () => {
  it.each([
    ['TREKKER', 0, [1_000, 800, 600, 600]],
    ['LEADER', -300, [1_300, 1_100, 900, 900]],
    ['PIONEER', -600, [1_600, 1_400, 1_200, 1_200]],
  ] as const)('follow the role %s', (role, wrong, right) => {
    const askings = [1, 2, 3, 20];
    const total = (asking: number, result: ResponseResult): number =>
      pointsOf({ role, asking, result, score: 5_000 }).total;
    expect(askings.map((asking) => total(asking, 'correct'))).toEqual(right);
    expect(askings.map((asking) => total(asking, 'incorrect') + 0)).toEqual([wrong, wrong, wrong, wrong]);
    for (const result of ['partial', 'none'] as const) expect(total(1, result)).toBe(0);
  });

  it('are broken down by source', () => {
    expect(pointsOf({ role: 'LEADER', asking: 2, result: 'correct', score: 0 })).toEqual({
      base: 600,
      attempt: 200,
      role: 300,
      penalty: 0,
      total: 1_100,
    });
    expect(pointsOf({ role: 'PIONEER', asking: 1, result: 'incorrect', score: 900 })).toEqual({
      base: 0,
      attempt: 0,
      role: 0,
      penalty: -600,
      total: -600,
    });
  });

  it('take no more than there is', () => {
    const wrong = { role: 'PIONEER', asking: 1, result: 'incorrect' } as const;
    expect(pointsOf({ ...wrong, score: 200 }).total).toBe(-200);
    expect(pointsOf({ ...wrong, score: 0 })).toEqual({
      base: 0,
      attempt: 0,
      role: 0,
      penalty: 0,
      total: 0,
    });
  });

  it('add up, never take the score below 0, and have only the defined amounts', () => {
    const answer = fc.record({
      role: fc.constantFrom(...ROLES),
      asking: fc.integer({ min: 1, max: 20 }),
      result: fc.constantFrom(...RESULTS),
      score: fc.nat(2_000).map((tens) => tens * 10),
    });
    fc.assert(
      fc.property(answer, (given) => {
        const { base, attempt, role, penalty, total } = pointsOf(given);
        expect(base + attempt + role + penalty).toBe(total);
        expect(given.score + total).toBeGreaterThanOrEqual(0);
        if (given.result === 'correct') {
          expect([600, 900, 1_200]).toContain(base + role);
          expect(attempt).toBe([400, 200][given.asking - 1] ?? 0);
          expect(penalty).toBe(0);
        } else {
          expect(base + attempt + role).toBe(0);
          if (given.result === 'incorrect') expect([0, 300, 600, given.score]).toContain(-penalty + 0);
          else expect(penalty).toBe(0);
        }
      }),
    );
  });
});

describe('an avalanche', () => {
  it.each([
    [2_600, 8_600, 200],
    [1_990, 5_000, 190],
    [1_300, 1_300, 130],
    [90, 5_000, 0],
    [0, 5_000, 0],
    [-600, 5_000, 0],
    [1_900, 100, 100],
  ])('takes its share of %i earned in the camp, with a score of %i', (earned, score, loss) => {
    expect(avalancheLoss(earned, score)).toBe(loss);
  });

  it('takes at most a tenth, at most 200, in tens, and never more than there is', () => {
    const tens = (from: number) => fc.integer({ min: from, max: 1_000 }).map((value) => value * 10);
    fc.assert(
      fc.property(tens(-500), tens(0), (earned, score) => {
        const loss = avalancheLoss(earned, score);
        expect(loss % 10).toBe(0);
        expect(loss).toBeGreaterThanOrEqual(0);
        expect(loss).toBeLessThanOrEqual(Math.min(200, score, Math.max(0, earned / 10)));
      }),
    );
  });
});

describe('a climb through 13 questions', () => {
  const SIZES = [5, 4, 4];

  it('has these points and heights', () => {
    let score = 0;
    let earned = 0;
    let camp = 1;
    let settled = 0;
    const heights: number[] = [];
    const settle = (): void => {
      settled += 1;
      heights.push(heightOf(SIZES, camp, settled));
    };
    const answer = (role: Role, asking: number, result: ResponseResult): number => {
      const { total } = pointsOf({ role, asking, result, score });
      score += total;
      earned += total;
      if (result === 'correct') settle();
      return score;
    };
    const nextCamp = (): void => {
      expect(settled).toBe(SIZES[camp - 1]);
      [camp, settled, earned] = [camp + 1, 0, 0];
    };

    expect(answer('LEADER', 1, 'correct')).toBe(1_300);
    expect(answer('LEADER', 1, 'incorrect')).toBe(1_000);
    score += MYSTIC_PEAK.obstaclePoints;
    expect(answer('LEADER', 1, 'correct')).toBe(2_500);
    expect(answer('LEADER', 1, 'none')).toBe(2_500);
    expect(answer('LEADER', 1, 'correct')).toBe(3_800);
    expect(answer('LEADER', 2, 'correct')).toBe(4_900);
    expect(answer('LEADER', 2, 'correct')).toBe(6_000);
    nextCamp();
    expect(answer('PIONEER', 1, 'correct')).toBe(7_600);
    expect(answer('PIONEER', 1, 'incorrect')).toBe(7_000);
    expect(answer('PIONEER', 1, 'correct')).toBe(8_600);
    expect(earned).toBe(2_600);
    score -= avalancheLoss(earned, score);
    expect(score).toBe(8_400);
    expect(answer('PIONEER', 1, 'correct')).toBe(10_000);
    expect(answer('PIONEER', 2, 'incorrect')).toBe(9_400);
    // Left behind.
    settle();
    nextCamp();
    for (const points of [10_400, 11_400, 12_400, 13_400])
      expect(answer('TREKKER', 1, 'correct')).toBe(points);
    expect(heights).toEqual([66, 133, 200, 266, 333, 416, 500, 583, 666, 750, 833, 916, 1_000]);
  });
});
