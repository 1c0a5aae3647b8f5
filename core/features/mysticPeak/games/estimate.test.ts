import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimate } from '#core/features/mysticPeak/games/authorityEstimate.ts';
import { MINI_GAMES, possibleLedge } from '#core/features/mysticPeak/games/game.ts';
import { DIFFICULTIES, type Difficulty } from '#core/features/mysticPeak/games/ids.ts';
import { MiniGamePlayer, timingAt, START } from '#core/features/mysticPeak/games/testGame.ts';
import { stream } from '#core/random/stream.ts';

/** Starts a game with its ledge at this position. */
function begun(ledge: number, difficulty: Difficulty = 'easy') {
  const player = new MiniGamePlayer(estimate, difficulty, 'spoken');
  player.deal = { ...player.deal, ledge };
  return player;
}

function throws(player: ReturnType<typeof begun>, ...values: readonly number[]) {
  return values.map((value) => player.wait(1_000).move({ j: player.play.throws.length, value }));
}

describe('the estimate', () => {
  it('says short, far and near, and wins with the first hit', () => {
    const player = begun(66);
    expect(throws(player, 50, 75, 68)).toEqual([
      { answer: 'short', isJust: false },
      { answer: 'far', isJust: true },
      { answer: 'hit', isJust: false },
    ]);
    expect(player.result).toBe('WIN');
  });

  it('is lost with three misses, and reveals the ledge only then', () => {
    const player = begun(66);
    throws(player, 50, 75);
    expect(player.view().ledge).toBeNull();
    throws(player, 61);
    expect(player.result).toBe('LOSE');
    expect(player.view()).toMatchObject({ ledge: 66, throws: [{}, {}, { value: 61, isJust: true }] });
    expect(begun(66).view('TIME_UP').ledge).toBe(66);
  });

  it.each([
    ['easy', 4],
    ['medium', 2],
    ['hard', 1],
  ] as const)('on %s is a hit within %d, and near within ten more', (difficulty, within) => {
    const at = (value: number) => throws(begun(50, difficulty), value)[0];
    for (const way of [-1, 1]) {
      const answer = way < 0 ? 'short' : 'far';
      expect(at(50 + way * within)).toEqual({ answer: 'hit', isJust: false });
      expect(at(50 + way * (within + 1))).toEqual({ answer, isJust: true });
      expect(at(50 + way * (within + 10))).toEqual({ answer, isJust: true });
      expect(at(50 + way * (within + 11))).toEqual({ answer, isJust: false });
    }
  });

  it('has the ledge anywhere from 5 to 95', () => {
    const ledges = Array.from({ length: 3_000 }, (_, seed) => {
      return estimate.deal(stream([seed, 1], 'deal'), 'easy', 'still').ledge;
    });
    expect([Math.min(...ledges), Math.max(...ledges), new Set(ledges).size]).toEqual([5, 95, 91]);
  });

  it('accepts one throw per 400 ms', () => {
    const player = begun(66);
    expect(player.wait(399).move({ j: 0, value: 10 })).toBe('obstacle.TOO_FAST');
    expect(player.wait(1).move({ j: 0, value: 10 })).toMatchObject({ answer: 'short' });
    expect(player.wait(399).move({ j: 1, value: 66 })).toBe('obstacle.TOO_FAST');
    expect(player.pause(60_000).move({ j: 1, value: 66 })).toBe('obstacle.TOO_FAST');
    expect(player.wait(1).move({ j: 1, value: 66 })).toMatchObject({ answer: 'hit' });
  });

  it.each([
    { j: 0, value: -1 },
    { j: 0, value: 101 },
    { j: 0, value: 50.5 },
    { j: 0, value: Number.NaN },
    { j: 1, value: 50 },
    { j: 0, t: 500 },
    { card: 0 },
  ])('accepts only a whole number for its next throw, not %j', (move) => {
    expect(begun(50).wait(1_000).move(move)).toBe('obstacle.BAD_MOVE');
  });

  it('accepts no throw after its end', () => {
    const moment = timingAt(START + 60_000);
    for (const values of [[66], [1, 2, 3]]) {
      const player = begun(66);
      throws(player, ...values);
      const move = { j: values.length, value: 66 };
      expect(estimate.move(player.deal, player.play, move, moment)).toBe('obstacle.BAD_MOVE');
    }
  });
});

describe('the possible range of the ledge', () => {
  it('is narrowed by each throw', () => {
    const player = begun(66);
    const left = () => possibleLedge(player.view().throws, 'easy');
    expect(left()).toEqual({ from: 5, to: 95 });
    throws(player, 50);
    expect(left()).toEqual({ from: 65, to: 95 });
    throws(player, 75);
    expect(left()).toEqual({ from: 65, to: 70 });
  });

  it('contains exactly the ledges that fit the answers', () => {
    const anyThrows = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 2 });
    const { from, to } = MINI_GAMES.estimate.ledge;
    fc.assert(
      fc.property(fc.integer({ min: from, max: to }), anyThrows, fc.nat(2), (ledge, values, nth) => {
        const difficulty = DIFFICULTIES[nth] ?? 'easy';
        const player = begun(ledge, difficulty);
        const answers = throws(player, ...values);
        if (player.result) return;
        const left = possibleLedge(player.view().throws, difficulty);
        for (let other = from; other <= to; other += 1) {
          const isSame =
            JSON.stringify(throws(begun(other, difficulty), ...values)) === JSON.stringify(answers);
          expect(isSame).toBe(other >= left.from && other <= left.to);
        }
      }),
      { numRuns: 60 },
    );
  });
});
