import { describe, expect, it } from 'vitest';
import { complaints, measureBalance, measured, spearman } from '#tools/simulate/balance.ts';
import { balanceLines } from '#tools/simulate/balanceLines.ts';
import { playClass } from '#tools/simulate/classroom.ts';

const SMALL = { games: 6, players: 16, questions: 12, seed: 3 };

describe('a simulated class', () => {
  it('plays the same game by its seed, and knows the same whatever the rules', () => {
    const [first, again] = [playClass({ ...SMALL, powerups: true }), playClass({ ...SMALL, powerups: true })];
    expect(first).toEqual(again);
    expect(first.room.seats.flat().every(({ isOver, responses }) => isOver && responses.length === 12)).toBe(
      true,
    );
    const without = playClass({ ...SMALL, powerups: false });
    expect(without.abilities).toEqual(first.abilities);
    expect(without.log.some(({ type }) => type === 'powerupUsed')).toBe(false);
    expect(first.log.filter(({ type }) => type === 'powerupUsed').length).toBeGreaterThan(16);
  });
});

describe('the balance', () => {
  it('is measured in the same way by the same seed, with every power-up but the one of the mountain', () => {
    const found = measureBalance(SMALL, () => undefined);
    expect(found).toEqual(measureBalance(SMALL, () => undefined));
    expect(found.kinds).toHaveLength(18);
    const { on, off } = found;
    expect(on.largestAnswer).toBeLessThanOrEqual(3 * 1_300);
    for (const { shares } of [on, off])
      expect(Object.values(shares).reduce((sum, share) => sum + share, 0)).toBeCloseTo(100);
    expect(off.uses.mean).toBe(0);
    const lines = balanceLines(SMALL, found);
    expect(lines[0]).toBe('6 games of 16 players and 12 questions, from seed 3');
    expect(lines.filter((line) => line.startsWith('rank correlation'))).toHaveLength(1);
  });

  it('fails where power-ups decide too much of who wins', () => {
    const figures = (mean: number) =>
      ({ correlation: { mean, error: 0 } }) as Parameters<typeof complaints>[0]['on'];
    expect(complaints({ on: figures(0.8), part: 0.95 })).toEqual([]);
    expect(complaints({ on: figures(0.69), part: 0.95 })).toHaveLength(1);
    expect(complaints({ on: figures(0.69), part: 0.84 })).toHaveLength(2);
  });

  it('counts as statistics do', () => {
    expect(spearman([1, 2, 3, 4], [4, 3, 2, 1])).toBeCloseTo(1);
    expect(spearman([1, 2, 3, 4], [1, 2, 3, 4])).toBeCloseTo(-1);
    expect(spearman([1, 2, 3, 4, 5], [4, 5, 2, 3, 1])).toBeCloseTo(0.8);
    expect(measured([1, 2, 3, 4])).toEqual({ mean: 2.5, error: Math.sqrt(5 / 3 / 4) });
  });
});
