import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameKey } from '#core/names/nameKey.ts';
import { nicknameOf } from '#core/names/nicknames.ts';
import { SCORING } from '#core/scoring/config.ts';
import { companionsOf, type SoloGame, standingAfter } from '#core/features/companions/companions.ts';
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
  companionsOf(of).map((companion) => standingAfter(companion, round).score);

describe('the simulated players', () => {
  it('are 15 to 25, the same ones each time, none of them called as another one or as the player', () => {
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

  it('score in steps of 10 what a player could, never lose a point, and stay where they are once they are through', () => {
    const most = SCORING.base + SCORING.timerBonus + 300;
    fc.assert(
      fc.property(games, (drawn) => {
        for (const { standings } of companionsOf(drawn)) {
          standings.forEach(({ score, answered, right }, round) => {
            const gained = score - (standings[round - 1]?.score ?? 0);
            expect(gained % 10).toBe(0);
            expect(gained).toBeGreaterThanOrEqual(0);
            expect(gained).toBeLessThanOrEqual(most);
            expect([answered, right <= answered]).toEqual([round, true]);
          });
          const last = standings.length - 1;
          expect(standingAfter({ id: '', name: '', character: 0, standings }, last + 5)).toBe(
            standings[last],
          );
        }
      }),
      { numRuns: 25 },
    );
  });

  it('are others in another attempt, for another seed and for another quiz', () => {
    const names = (changes: Partial<SoloGame>) =>
      companionsOf({ ...game, ...changes }).map(({ name }) => name);
    expect(names({ attempt: 2 })).not.toEqual(names({}));
    expect(names({ seed: [1, 3] })).not.toEqual(names({}));
    expect(names({ quizId: `${QUIZ.slice(1)}8` })).not.toEqual(names({}));
  });

  it('fall back where quiz, accuracy or rounds are none', () => {
    const plain = companionsOf({ ...game, quizId: 'default', accuracy: undefined, rounds: undefined });
    for (const quizId of ['', 'starter-world', `${QUIZ}0`])
      for (const accuracy of [-0.1, 1.01, Number.NaN, Number.POSITIVE_INFINITY])
        for (const rounds of [0, -3, 2.5, Number.NaN])
          expect(companionsOf({ ...game, quizId, accuracy, rounds })).toEqual(plain);
    expect(plain[0]?.standings).toHaveLength(SOLO.rounds + 1);
  });

  it('are right about as often as they should be', () => {
    for (const accuracy of [0.3, 0.7, 0.8]) {
      const lasts = Array.from({ length: 40 }, (_, n) =>
        companionsOf({ ...game, seed: [n, 7], accuracy, rounds: 30 }),
      ).flatMap((companions) => companions.map((companion) => standingAfter(companion, 30)));
      const share = lasts.reduce((sum, { right }) => sum + right, 0) / (30 * lasts.length);
      expect(share).toBeCloseTo(accuracy, 1);
    }
  });

  it('try until all is right in a mastery game, and some need longer for it', () => {
    const lengths = companionsOf({ ...game, untilRight: true, timerOn: false }).map(({ standings }) => {
      expect(standings.at(-1)?.right).toBe(10);
      return standings.length;
    });
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(11);
    expect(new Set(lengths).size).toBeGreaterThan(2);
  });

  it('leave who is right 7 times of 10, with six tenths of the time left, in the middle', () => {
    // Right, right, wrong and so on; 240 points for the time, streaks as they come.
    const own = [840, 940, 0, 840, 940, 0, 840, 940, 940, 0].reduce((sum, points) => sum + points);
    const places = Array.from({ length: 200 }, (_, n) => {
      const others = scores({ ...game, seed: [n, 11] }, 10);
      return others.filter((score) => score > own).length / others.length;
    });
    const mean = places.reduce((sum, place) => sum + place, 0) / places.length;
    expect(mean).toBeGreaterThan(0.3);
    expect(mean).toBeLessThan(0.7);
  });

  // The worked example of docs/game-rules.md, "Alone".
  it('of one seed are these', () => {
    const companions = companionsOf(game);
    expect(companions).toHaveLength(15);
    expect(companions[2]).toMatchObject({ name: 'Breezy Otter' });
    expect(companions[2]?.standings.map(({ score }) => score)).toEqual([
      0, 830, 1_710, 2_610, 3_620, 4_680, 5_720, 5_720, 6_510, 7_350, 7_350,
    ]);
  });
});
