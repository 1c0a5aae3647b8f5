import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  difficultyOf,
  gameFor,
  otherThan,
  stopAfterMiss,
  type StopsSoFar,
} from '#core/features/mysticPeak/choices.ts';
import { GAMES } from '#core/features/mysticPeak/games/ids.ts';
import type { MissStop } from '#core/features/mysticPeak/ids.ts';
import { afterMiss, afterSettled } from '#core/features/mysticPeak/queue.ts';
import type { Seed } from '#core/random/stream.ts';

const BOTH: readonly MissStop[] = ['obstacle', 'powerupSelection'];

describe('the stop after a miss', () => {
  const start: StopsSoFar = { sinceStop: 3, used: [], nextKind: 'obstacle' };

  it.each([
    ['is the kind that is next', start, BOTH, 'obstacle'],
    [
      'is the other kind when that is next',
      { ...start, nextKind: 'powerupSelection' },
      BOTH,
      'powerupSelection',
    ],
    ['is the other kind if the first was used', { ...start, used: ['obstacle'] }, BOTH, 'powerupSelection'],
    ['is the other kind if the first is impossible', start, ['powerupSelection'], 'powerupSelection'],
    ['is null within three tries', { ...start, sinceStop: 2 }, BOTH, null],
    ['is null if both were used', { ...start, used: BOTH }, BOTH, null],
    ['is null if neither is possible', start, [], null],
    ['is null if the only possible kind was used', { ...start, used: ['obstacle'] }, ['obstacle'], null],
  ] as const)('%s', (_, stops, possible, expected) => {
    expect(stopAfterMiss(stops, possible)).toBe(expected);
  });

  it('follows only first tries, three tries apart, each kind once per camp, and alternates when both are possible', () => {
    const ending = fc.record({
      how: fc.constantFrom('right' as const, 'wrong' as const, 'skip' as const),
      possible: fc.subarray([...BOTH]),
    });
    const play = fc.record({
      camps: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 }),
      endings: fc.array(ending, { minLength: 20, maxLength: 120, size: 'max' }),
    });
    fc.assert(
      fc.property(play, ({ camps, endings }) => {
        let nextKind: MissStop = 'obstacle';
        let sinceStop = 3;
        let tries = 0;
        let triesAtStop = -3;
        const left = [...endings];
        for (const size of camps) {
          let queue: readonly number[] = Array.from({ length: size }, (_, q) => q);
          let used: readonly MissStop[] = [];
          const asked = new Set<number>();
          while (queue[0] !== undefined) {
            const q = queue[0];
            const { how, possible } = left.shift() ?? { how: 'right', possible: BOTH };
            const isFirst = !asked.has(q);
            asked.add(q);
            sinceStop += Number(how !== 'skip');
            tries += Number(how !== 'skip');
            queue = how === 'right' ? afterSettled(queue, q) : afterMiss(queue, q);
            if (how === 'right' || !isFirst) continue;
            const kind = stopAfterMiss({ sinceStop, used, nextKind }, possible);
            const could = possible.filter((each) => !used.includes(each));
            if (kind === null) {
              expect(tries - triesAtStop < 3 || could.length === 0).toBe(true);
              continue;
            }
            expect(tries - triesAtStop).toBeGreaterThanOrEqual(3);
            expect(could).toContain(kind);
            if (could.length === 2) expect(kind).toBe(nextKind);
            [sinceStop, triesAtStop] = [0, tries];
            used = [...used, kind];
            expect(new Set(used).size).toBe(used.length);
            nextKind = otherThan(kind);
          }
        }
      }),
    );
  });
});

describe('difficulty', () => {
  it.each([
    [1, ['easy']],
    [2, ['easy', 'medium']],
    [3, ['easy', 'medium', 'hard']],
    [4, ['easy', 'easy', 'medium', 'hard']],
    [6, ['easy', 'easy', 'medium', 'medium', 'hard', 'hard']],
  ])('rises by thirds of %i camps', (camps, expected) => {
    expect(Array.from({ length: camps }, (_, index) => difficultyOf(index + 1, camps))).toEqual(expected);
  });
});

describe("a seat's games", () => {
  const SEED: Seed = [0x01234567, 0x89abcdef];
  const games = (seed: Seed, seat: number, count: number) =>
    Array.from({ length: count }, (_, nth) => gameFor(seed, seat, nth));

  it('never change for a given seed', () => {
    expect(games(SEED, 0, 9)).toMatchInlineSnapshot(`
      [
        "runeMatch",
        "steppingStones",
        "ropeThrow",
        "runeMatch",
        "steppingStones",
        "ropeThrow",
        "steppingStones",
        "runeMatch",
        "ropeThrow",
      ]
    `);
  });

  it('include all three in each round and never repeat immediately', () => {
    fc.assert(
      fc.property(fc.tuple(fc.nat(0xffffffff), fc.nat(0xffffffff)), fc.nat(300), (seed, seat) => {
        const dealt = games(seed, seat, 12);
        for (let row = 0; row < dealt.length; row += GAMES.length)
          expect(new Set(dealt.slice(row, row + GAMES.length)).size).toBe(GAMES.length);
        for (const [index, game] of dealt.slice(1).entries()) expect(game).not.toBe(dealt[index]);
      }),
    );
  });

  it('are equally frequent in every place', () => {
    const counts = new Map<string, number>();
    for (let seat = 0; seat < 3_000; seat += 1)
      for (const nth of [0, 3]) {
        const place = `${nth} ${gameFor(SEED, seat, nth)}`;
        counts.set(place, (counts.get(place) ?? 0) + 1);
      }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(120);
  });
});
