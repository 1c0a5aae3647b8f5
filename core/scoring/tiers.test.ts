import { describe, expect, it } from 'vitest';
import { type Tier, tierOf, TIERS } from '#core/scoring/tiers.ts';

const byRank = (rank: number, n: number): Tier | null => tierOf(rank, n, 0, 10_000, true);
const byPoints = (score: number, possible: number): Tier | null => tierOf(1, 9, score, possible, true);

describe('a tier', () => {
  it('depends on rank from 10 players on', () => {
    const counts = (n: number): readonly number[] => {
      const tiers = Array.from({ length: n }, (_, index) => byRank(index + 1, n));
      return TIERS.map((tier) => tiers.filter((each) => each === tier).length);
    };
    expect(counts(10)).toEqual([1, 2, 3, 3, 1]);
    expect(counts(11)).toEqual([2, 2, 3, 3, 1]);
    expect(counts(30)).toEqual([3, 6, 9, 8, 4]);
    expect(counts(300)).toEqual([30, 60, 90, 75, 45]);
  });

  it.each([
    [9_000, 10_000, 'diamond'],
    [8_990, 10_000, 'gold'],
    [7_500, 10_000, 'gold'],
    [7_490, 10_000, 'silver'],
    [5_000, 10_000, 'silver'],
    [4_990, 10_000, 'bronze'],
    [2_500, 10_000, 'bronze'],
    [2_490, 10_000, 'iron'],
    [0, 1_000, 'iron'],
    [1_600, 1_000, 'diamond'],
  ])('depends on points with fewer players: %i of %i is %s', (score, possible, expected) => {
    expect(byPoints(score, possible)).toBe(expected);
  });

  it('is null before the first try, for a lone player, and if nothing asked had a correct answer', () => {
    expect(tierOf(1, 30, 0, 1_000, false)).toBeNull();
    expect(tierOf(1, 1, 1_000, 1_000, true)).toBeNull();
    expect(tierOf(1, 30, 0, 0, true)).toBeNull();
    expect(tierOf(1, 2, 1_000, 1_000, true)).toBe('diamond');
  });

  it('has the defined share of players for any number up to 1,000', () => {
    for (let n = 10; n <= 1_000; n += 1) {
      // The share of n, rounded up in integer arithmetic.
      const upTo = (share: number): number => (n * share + 99 - ((n * share + 99) % 100)) / 100;
      const limits = [upTo(10), upTo(30), upTo(60), upTo(85), n];
      const wrong = Array.from({ length: n }, (_, index) => index + 1).filter(
        (rank) => byRank(rank, n) !== TIERS[limits.findIndex((limit) => rank <= limit)],
      );
      expect(wrong).toEqual([]);
    }
  });

  it('ignores rank with 2 to 9 players, and points with more', () => {
    for (let n = 2; n <= 9; n += 1)
      for (let rank = 1; rank <= n; rank += 1) expect(tierOf(rank, n, 600, 1_000, true)).toBe('silver');
    for (let n = 10; n <= 30; n += 1)
      expect(tierOf(3, n, 0, 1_000, true)).toBe(tierOf(3, n, 900, 1_000, true));
  });
});
