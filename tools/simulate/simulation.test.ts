import { describe, expect, it } from 'vitest';
import { ledgerSum } from '#core/authority/ledger.ts';
import { HOSTED_TYPES } from '#core/modes/registry.ts';
import { campLines } from '#tools/simulate/campLines.ts';
import { simulate } from '#tools/simulate/simulation.ts';

describe.each(HOSTED_TYPES)('a simulated %s game', (type) => {
  const comesAgain = type === 'mastery_mode' || type === 'mystic_peak';
  const settings = { type, players: 40, questions: 12, accuracy: 70, seed: 7 };

  it('is played to the end by everyone', () => {
    const { room, lasted } = simulate(settings);
    expect(room.state).toBe('completed');
    const seats = room.seats.flat();
    expect(seats).toHaveLength(40);
    for (const { responses, score, ledger } of seats) {
      expect(new Set(responses.map(({ q }) => q)).size).toBe(12);
      if (!comesAgain) expect(responses).toHaveLength(12);
      const earned = responses.reduce((sum, { breakup }) => sum + breakup.total, 0);
      expect(score).toBe(earned + ledgerSum(ledger));
    }
    expect(lasted).toBeLessThan(30 * 60_000);
  });

  it('repeats exactly with the same seed, and differs with another', () => {
    const scores = (seed: number) =>
      simulate({ ...settings, seed })
        .room.seats.flat()
        .map(({ score }) => score);
    expect(scores(7)).toEqual(scores(7));
    expect(scores(7)).not.toEqual(scores(8));
  });
});

it('reports what climbers did in each camp, and nothing for other games', () => {
  const settings = { players: 10, questions: 12, accuracy: 70, seed: 7 };
  const lines = campLines(simulate({ ...settings, type: 'mystic_peak' }).room);
  expect(lines).toHaveLength(4);
  const [names = '', ...camps] = lines.slice(0, -1).map((line) => line.trim().split(/ {2,}/));
  expect(names).toEqual(['camp', 'first go', 'passed', 'points', 'trekker', 'leader', 'pioneer']);
  for (const [camp = '', first = '', , , ...ways] of camps) {
    expect(Number(camp)).toBeGreaterThan(0);
    expect(first).toMatch(/^\d+ %$/);
    expect(ways.reduce((sum, taken) => sum + Number(taken), 0)).toBe(10);
  }
  expect(campLines(simulate({ ...settings, type: 'normal' }).room)).toEqual([]);
});
