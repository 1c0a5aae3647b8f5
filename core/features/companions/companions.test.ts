import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameKey } from '#core/names/nameKey.ts';
import { nicknameOf } from '#core/names/nicknames.ts';
import { SCORING } from '#core/scoring/config.ts';
import { companionsOf, type SoloGame, progressAfter } from '#core/features/companions/companions.ts';
import { SOLO } from '#core/solo/solo.ts';

const QUIZ = '0123456789abcdef01234567';

const game: SoloGame = {
  seed: [1, 2],
  quizId: QUIZ,
  rounds: 10,
  attempt: 1,
  timerOn: true,
  untilRight: false,
  ownKey: 'ada',
};

const games: fc.Arbitrary<SoloGame> = fc.record({
  seed: fc.tuple(fc.nat(0xffffffff), fc.nat(0xffffffff)),
  quizId: fc.constantFrom(QUIZ, 'starter-world', ''),
  accuracy: fc.oneof(fc.double(), fc.constantFrom(undefined, 0, 0.7, 1)),
  rounds: fc.oneof(fc.integer({ min: -2, max: 40 }), fc.constantFrom(undefined, 1.5, Number.NaN)),
  attempt: fc.integer({ min: 1, max: 200 }),
  timerOn: fc.boolean(),
  untilRight: fc.boolean(),
  ownKey: fc.nat(4_000).map((draw) => nameKey(nicknameOf(draw))),
});

const scores = (of: SoloGame, round: number) =>
  companionsOf(of).map((companion) => progressAfter(companion, round).score);

describe('simulated players', () => {
  it('number 15 to 25, are always the same, and have unique names', () => {
    fc.assert(
      fc.property(games, (drawn) => {
        const companions = companionsOf(drawn);
        expect(companions).toEqual(companionsOf(drawn));
        expect(companions.length).toBeGreaterThanOrEqual(15);
        expect(companions.length).toBeLessThanOrEqual(25);
        const keys = [drawn.ownKey, ...companions.map(({ name }) => nameKey(name))];
        expect(new Set(keys).size).toBe(keys.length);
        expect(new Set(companions.map(({ id }) => id)).size).toBe(companions.length);
      }),
      { numRuns: 50 },
    );
  });

  it('score like a player in steps of 10, never lose points, and stop when they are done', () => {
    const most = SCORING.base + SCORING.timerBonus + 300;
    fc.assert(
      fc.property(games, (drawn) => {
        for (const { progress } of companionsOf(drawn)) {
          progress.forEach(({ score, answered, right }, round) => {
            const gained = score - (progress[round - 1]?.score ?? 0);
            expect(gained % 10).toBe(0);
            expect(gained).toBeGreaterThanOrEqual(0);
            expect(gained).toBeLessThanOrEqual(most);
            expect([answered, right <= answered]).toEqual([round, true]);
          });
          const last = progress.length - 1;
          expect(progressAfter({ id: '', name: '', character: 0, progress }, last + 5)).toBe(progress[last]);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('differ by attempt, seed and quiz', () => {
    const names = (changes: Partial<SoloGame>) =>
      companionsOf({ ...game, ...changes }).map(({ name }) => name);
    expect(names({ attempt: 2 })).not.toEqual(names({}));
    expect(names({ seed: [1, 3] })).not.toEqual(names({}));
    expect(names({ quizId: `${QUIZ.slice(1)}8` })).not.toEqual(names({}));
  });

  it('fall back to defaults for an invalid quiz, accuracy or number of rounds', () => {
    const plain = companionsOf({ ...game, quizId: 'default', accuracy: undefined, rounds: undefined });
    for (const quizId of ['', 'starter-world', `${QUIZ}0`])
      for (const accuracy of [-0.1, 1.01, Number.NaN, Number.POSITIVE_INFINITY])
        for (const rounds of [0, -3, 2.5, Number.NaN])
          expect(companionsOf({ ...game, quizId, accuracy, rounds })).toEqual(plain);
    expect(plain[0]?.progress).toHaveLength(SOLO.rounds + 1);
  });

  it('reach the requested accuracy on average', () => {
    for (const accuracy of [0.3, 0.7, 0.8]) {
      const lasts = Array.from({ length: 40 }, (_, n) =>
        companionsOf({ ...game, seed: [n, 7], accuracy, rounds: 30 }),
      ).flatMap((companions) => companions.map((companion) => progressAfter(companion, 30)));
      const share = lasts.reduce((sum, { right }) => sum + right, 0) / (30 * lasts.length);
      expect(share).toBeCloseTo(accuracy, 1);
    }
  });

  it('try until everything is right in a mastery game, some for longer', () => {
    const lengths = companionsOf({ ...game, untilRight: true, timerOn: false }).map(({ progress }) => {
      expect(progress.at(-1)?.right).toBe(10);
      return progress.length;
    });
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(11);
    expect(new Set(lengths).size).toBeGreaterThan(2);
  });

  it('rank a player in the middle who is right 7 times of 10 with six tenths of the time left', () => {
    // Right, right, wrong and so on; 240 points for time, and streaks as they come.
    const own = [840, 940, 0, 840, 940, 0, 840, 940, 940, 0].reduce((sum, points) => sum + points);
    const places = Array.from({ length: 200 }, (_, n) => {
      const others = scores({ ...game, seed: [n, 11] }, 10);
      return others.filter((score) => score > own).length / others.length;
    });
    const mean = places.reduce((sum, place) => sum + place, 0) / places.length;
    expect(mean).toBeGreaterThan(0.3);
    expect(mean).toBeLessThan(0.7);
  });

  // The worked example in docs/game-rules.md, "Alone".
  it('have these scores for this seed', () => {
    const companions = companionsOf(game);
    expect(companions).toHaveLength(15);
    expect(companions[2]).toMatchObject({ name: 'Breezy Otter' });
    expect(companions[2]?.progress.map(({ score }) => score)).toEqual([
      0, 830, 1_710, 2_610, 3_620, 4_680, 5_720, 5_720, 6_510, 7_350, 7_350,
    ]);
  });
});
