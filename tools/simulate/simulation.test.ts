import { describe, expect, it } from 'vitest';
import { ledgerSum } from '#core/authority/ledger.ts';
import { HOSTED_TYPES, orderIn } from '#core/modes/registry.ts';
import { simulate } from '#tools/simulate/simulation.ts';

describe.each(HOSTED_TYPES)('a simulated %s game', (type) => {
  const settings = { type, players: 40, questions: 12, accuracy: 70, seed: 7 };

  it('is played to its end by everybody', () => {
    const { room, lasted } = simulate(settings);
    expect(room.state).toBe('completed');
    const seats = room.seats.flat();
    expect(seats).toHaveLength(40);
    for (const { responses, score, ledger } of seats) {
      expect(new Set(responses.map(({ q }) => q)).size).toBe(12);
      if (['once', 'revisable'].includes(orderIn(room))) expect(responses).toHaveLength(12);
      const earned = responses.reduce((sum, { breakup }) => sum + breakup.total, 0);
      expect(score).toBe(earned + ledgerSum(ledger));
    }
    expect(lasted).toBeLessThan(30 * 60_000);
  });

  it('is the same again by its seed, and another one by another', () => {
    const scores = (seed: number) =>
      simulate({ ...settings, seed })
        .room.seats.flat()
        .map(({ score }) => score);
    expect(scores(7)).toEqual(scores(7));
    expect(scores(7)).not.toEqual(scores(8));
  });
});
