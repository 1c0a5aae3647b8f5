import { describe, expect, it } from 'vitest';
import { ROLES } from '#core/features/mysticPeak/ids.ts';
import { PeakGame } from '#core/features/mysticPeak/testGame.ts';
import { shownTier, type Tier, tierOf, TIERS } from '#core/features/mysticPeak/tiers.ts';

const byRank = (rank: number, n: number): Tier | null => tierOf(rank, n, 0, 10_000, true);
const byPoints = (score: number, possible: number): Tier | null => tierOf(1, 9, score, possible, true);

describe('a tier', () => {
  it('depends on rank from 10 climbers on', () => {
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
  ])('depends on points with fewer climbers: %i of %i is %s', (score, possible, expected) => {
    expect(byPoints(score, possible)).toBe(expected);
  });

  it('is null before the first try, for a lone climber, and if nothing asked had a correct answer', () => {
    expect(tierOf(1, 30, 0, 1_000, false)).toBeNull();
    expect(tierOf(1, 1, 1_000, 1_000, true)).toBeNull();
    expect(tierOf(1, 30, 0, 0, true)).toBeNull();
    expect(tierOf(1, 2, 1_000, 1_000, true)).toBe('diamond');
  });

  it('has the defined share of climbers for any number up to 1,000', () => {
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

  it('ignores rank with 2 to 9 climbers, and points with more', () => {
    for (let n = 2; n <= 9; n += 1)
      for (let rank = 1; rank <= n; rank += 1) expect(tierOf(rank, n, 600, 1_000, true)).toBe('silver');
    for (let n = 10; n <= 30; n += 1)
      expect(tierOf(3, n, 0, 1_000, true)).toBe(tierOf(3, n, 900, 1_000, true));
  });
});

describe('in a class of three', () => {
  const play = (results: readonly (readonly string[])[]) => {
    const game = new PeakGame(['Ana', 'Ben', 'Cem']);
    return ROLES.map((role, index) => {
      const player = game.players[index] ?? '';
      for (const result of results) {
        game.toQuestion(player, role);
        game.answer(player, result);
      }
      const { climb, score } = game.view(player).me;
      const possible = climb?.possible ?? 0;
      return { possible, score, tier: shownTier({ rank: 1, score, possible }, 3) };
    });
  };

  it('all first tries correct are a diamond on every path', () => {
    expect(play([['right'], ['right']])).toEqual([
      { possible: 2_000, score: 2_000, tier: 'diamond' },
      { possible: 2_600, score: 2_600, tier: 'diamond' },
      { possible: 3_200, score: 3_200, tier: 'diamond' },
    ]);
  });

  it('the same answers are the same tier or a lower one where misses cost', () => {
    expect(play([['right'], ['wrong'], ['right']])).toEqual([
      { possible: 3_000, score: 2_000, tier: 'silver' },
      { possible: 3_900, score: 2_300, tier: 'silver' },
      { possible: 4_800, score: 2_600, tier: 'silver' },
    ]);
  });

  it('a question counts by the path of its camp, once however often it is asked', () => {
    const game = new PeakGame(['Ana', 'Ben', 'Cem']);
    const [ana = ''] = game.players;
    const possible = () => game.view(ana).me.climb?.possible;
    game.toQuestion(ana, 'LEADER');
    game.answer(ana, ['wrong']);
    expect(possible()).toBe(1_300);
    while (game.climb(ana).camp === 1) {
      game.toQuestion(ana, 'LEADER');
      game.answer(ana, ['right']);
    }
    expect(possible()).toBe(5 * 1_300);
    game.toQuestion(ana, 'PIONEER');
    expect(possible()).toBe(5 * 1_300);
    game.answer(ana, ['right']);
    expect(possible()).toBe(5 * 1_300 + 1_600);
  });
});
