import { describe, expect, it } from 'vitest';
import { balanceProblems, measureBalance } from '#tools/simulate/balance.ts';
import { balanceLines } from '#tools/simulate/balanceLines.ts';
import { wayProblems, measureWays } from '#tools/simulate/climbs.ts';
import { playClass } from '#tools/simulate/classroom.ts';
import { IS_LONG } from '#tests/support/long.ts';
import { measured, ratio, spearman } from '#tools/simulate/statistics.ts';

const SMALL = { games: 6, players: 16, questions: 12, seed: 3 };

describe('a simulated class', () => {
  it('replays the same game from its seed, and students know the same whatever the rules', () => {
    const [first, again] = [playClass({ ...SMALL, powerups: true }), playClass({ ...SMALL, powerups: true })];
    expect(first).toEqual(again);
    // Changed rules change these ranks; a mere speedup must not.
    expect(first.ranks).toEqual([3, 6, 14, 1, 10, 4, 16, 7, 15, 5, 13, 12, 8, 9, 2, 11]);
    expect(first.room.seats.flat().every(({ isOver, responses }) => isOver && responses.length === 12)).toBe(
      true,
    );
    const dueling = playClass({ ...SMALL, powerups: false, duels: true });
    expect(dueling.log.filter(({ type }) => type === 'struck').length).toBeGreaterThan(8);
    const without = playClass({ ...SMALL, powerups: false });
    expect(without.abilities).toEqual(first.abilities);
    expect(without.log.some(({ type }) => type === 'powerupUsed')).toBe(false);
    expect(first.log.filter(({ type }) => type === 'powerupUsed').length).toBeGreaterThan(16);
    const climbing = playClass({ ...SMALL, powerups: true, climb: 'sensible' });
    expect(climbing).toEqual(playClass({ ...SMALL, powerups: true, climb: 'sensible' }));
    expect(climbing.abilities).toEqual(first.abilities);
    expect(climbing.room.seats.flat().every(({ isOver, climb }) => isOver && climb?.height === 1_000)).toBe(
      true,
    );
    const equal = playClass({ ...SMALL, powerups: true, areEqual: true });
    expect(new Set(equal.abilities).size).toBe(1);
    expect(equal.policies).toEqual(first.policies);
  });
});

describe('the balance', () => {
  it("measures the same from the same seed, with every power-up except the mountain's", () => {
    const found = measureBalance(SMALL, () => undefined);
    const tiny = { ...SMALL, games: 2, players: 8, questions: 4 };
    const [one, other] = [tiny, tiny].map((settings) => measureBalance(settings, () => undefined));
    expect(one).toEqual(other);
    expect(found.kinds).toHaveLength(18);
    const { on, off, policies } = found;
    expect(on.largestAnswer).toBeLessThanOrEqual(3 * 1_300);
    for (const { shares } of [on, off])
      expect(Object.values(shares).reduce((sum, { mean }) => sum + mean, 0)).toBeCloseTo(100);
    expect(off.uses.mean).toBe(0);
    expect([...on.usesOf.values()].reduce((sum, uses) => sum + uses, 0)).toBeCloseTo(on.uses.mean);
    expect(policies.map(({ policy }) => policy)).toEqual(['atOnce', 'saved', 'random', 'stacked']);
    const lines = balanceLines(SMALL, found);
    expect(lines[0]).toBe('6 games of 16 players and 12 questions, from seed 3');
    expect(lines[2]).toBe('cards are used atOnce by 40 %, saved by 35 %, random by 20 %, stacked by 5 %');
    expect(lines.filter((line) => line.startsWith('rank correlation'))).toHaveLength(1);
    expect(lines.join('\n')).not.toMatch(/NaN|undefined/);
  });

  it('fails if power-ups decide too much about who wins, or if how they are used does', () => {
    const exactly = (mean: number) => ({ mean, error: 0 });
    type Complained = Parameters<typeof balanceProblems>[0];
    const figures = (mean: number) => ({ correlation: exactly(mean) }) as Complained['on'];
    const leading = (mean: number) => ({ leads: { mean, error: 100 } }) as Complained['ways'][number];
    const of = (mean: number) => ({
      on: figures(mean),
      both: figures(0.8),
      climb: figures(0.8),
      climbPart: exactly(0.9),
      ways: [leading(-1), leading(101)],
      duelPolicies: [],
    });
    const policies: Complained['policies'] = [{ policy: 'saved', wins: { mean: 1.4, error: 0.1 } }];
    expect(balanceProblems({ ...of(0.8), part: exactly(0.95), policies })).toEqual([]);
    expect(balanceProblems({ ...of(0.69), part: exactly(0.95), policies })).toHaveLength(1);
    expect(balanceProblems({ ...of(0.69), part: exactly(0.84), policies })).toHaveLength(2);
    const winning: Complained['policies'] = [{ policy: 'stacked', wins: { mean: 1.4, error: 0.05 } }];
    expect(balanceProblems({ ...of(0.8), part: exactly(0.95), policies: winning })).toHaveLength(1);
    const dueling = { ...of(0.8), both: figures(0.6), part: exactly(0.95), policies };
    expect(balanceProblems(dueling)).toHaveLength(1);
    const striking = [{ policy: 'skip', wins: { mean: 1.5, error: 0.1 } }] as const;
    expect(balanceProblems({ ...dueling, duelPolicies: striking })).toHaveLength(2);
    const climbing = { ...of(0.8), part: exactly(0.95), policies };
    expect(balanceProblems(climbing)).toEqual([]);
    expect(balanceProblems({ ...climbing, climb: figures(0.69), climbPart: exactly(0.84) })).toHaveLength(2);
    expect(balanceProblems({ ...climbing, ways: [leading(1), leading(99)] })).toHaveLength(2);
  });

  it("lets ability show on the mountain, and lets the leader's way pay only for able students", () => {
    const settings = { players: 30, questions: 20, seed: 1 };
    const told = Array.from({ length: IS_LONG ? 8 : 3 }, (_, game) => {
      const { abilities, ranks } = playClass({
        ...settings,
        seed: game,
        powerups: true,
        climb: 'sensible',
      });
      return spearman(abilities, ranks);
    });
    expect(measured(told).mean).toBeGreaterThanOrEqual(0.7);
    const ways = measureWays({ ...settings, games: IS_LONG ? 6 : 2 });
    expect(wayProblems(ways)).toEqual([]);
    const [weakest] = ways;
    expect(weakest?.points.TREKKER.mean).toBeGreaterThan(weakest?.points.LEADER.mean ?? 0);
  });

  it('agrees with textbook statistics', () => {
    expect(spearman([1, 2, 3, 4], [4, 3, 2, 1])).toBeCloseTo(1);
    expect(spearman([1, 2, 3, 4], [1, 2, 3, 4])).toBeCloseTo(-1);
    expect(spearman([1, 2, 3, 4, 5], [4, 5, 2, 3, 1])).toBeCloseTo(0.8);
    expect(measured([1, 2, 3, 4])).toEqual({ mean: 2.5, error: Math.sqrt(5 / 3 / 4) });
    expect(ratio([1, 2, 3, 4], [1, 1, 1, 1])).toEqual(measured([1, 2, 3, 4]));
    expect(ratio([1, 2, 3], [2, 4, 6])).toEqual({ mean: 0.5, error: 0 });
  });
});
