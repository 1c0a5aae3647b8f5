import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ropeThrow } from '#core/features/mysticPeak/games/authorityRopeThrow.ts';
import {
  markerAt,
  judgeThrow,
  type OpenThrow,
  type RopeAnswer,
} from '#core/features/mysticPeak/games/game.ts';
import { DIFFICULTIES, type Difficulty } from '#core/features/mysticPeak/games/ids.ts';
import { MiniGamePlayer, timingAt, START } from '#core/features/mysticPeak/games/testGame.ts';
import { stream } from '#core/random/stream.ts';

function begun(difficulty: Difficulty = 'medium', seed = 1) {
  return new MiniGamePlayer(ropeThrow, difficulty, 'moving', seed);
}
type Player = ReturnType<typeof begun>;

function openOf(player: Player): OpenThrow {
  const { open } = player.view();
  if (!open) throw new Error('no throw is open');
  return open;
}

/** Returns the first time at or after `from` when a throw has this outcome. */
function instantOf(open: OpenThrow, answer: RopeAnswer, from = 1_000): number {
  let t = from;
  while (judgeThrow(open, markerAt(open, t)) !== answer) t += 1;
  return t;
}

/** Throws at this time, as a device would. */
function throwAt(player: Player, t: number, networkMs = 0) {
  const { j, startsAt } = openOf(player);
  return player.until(startsAt + t + networkMs / 2).move({ j, t }, networkMs);
}

const throwFor = (player: Player, answer: RopeAnswer) => throwAt(player, instantOf(openOf(player), answer));

describe('the marker', () => {
  it('swings back and forth', () => {
    const swing = { period: 2_000, phase: 0 };
    expect([0, 1, 500, 999, 1_000, 1_500, 1_999, 2_000].map((t) => markerAt(swing, t))).toEqual([
      0, 1, 500, 999, 1_000, 500, 1, 0,
    ]);
    expect(markerAt({ period: 1_601, phase: 700 }, 200)).toBe(2_000 - 1_124);
  });

  it('stays on the scale, never jumps, and repeats each period', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_500, max: 2_500 }),
        fc.nat(2_499),
        fc.nat(7_000),
        (period, phase, t) => {
          const swing = { period, phase: phase % period };
          const x = markerAt(swing, t);
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(1_000);
          expect(Math.abs(markerAt(swing, t + 1) - x)).toBeLessThanOrEqual(3);
          expect(markerAt(swing, t + period)).toBe(x);
        },
      ),
    );
  });

  it("is near within a zone's width", () => {
    const zone = { centre: 500, zone: 105 };
    expect([447, 448, 552, 553].map((x) => judgeThrow(zone, x))).toEqual(['just', 'hit', 'hit', 'just']);
    expect([342, 343, 657, 658].map((x) => judgeThrow(zone, x))).toEqual([
      'missed',
      'just',
      'just',
      'missed',
    ]);
  });
});

describe('a deal', () => {
  it.each([
    ['easy', 2_400, 125, 150],
    ['medium', 2_000, 105, 105],
    ['hard', 1_600, 95, 76],
  ] as const)('has the right period, zone and hit window on %s', (difficulty, periodMs, zone, window) => {
    for (let seed = 0; seed < 100; seed += 1) {
      const { throws } = ropeThrow.deal(stream([seed, 1], 'deal'), difficulty, 'moving');
      // Three that count and two spare ones.
      expect(throws).toHaveLength(5);
      for (const each of throws) {
        expect(Math.abs(each.period - periodMs)).toBeLessThanOrEqual(100);
        expect(each.zone).toBe(zone);
        expect(each.centre).toBeGreaterThanOrEqual(200);
        expect(each.centre).toBeLessThanOrEqual(800);
        const times = Array.from({ length: each.period }, (_, t) => judgeThrow(each, markerAt(each, t)));
        const open = times.filter((answer) => answer === 'hit').length / 2;
        expect(Math.abs((open * periodMs) / each.period - window)).toBeLessThanOrEqual(2);
      }
    }
  });

  it('is revealed throw by throw', () => {
    const player = begun();
    const [first, second, ...others] = player.deal.throws;
    expect(player.view().open).toEqual({ j: 0, startsAt: START + 1_200, ...first });
    const hidden = JSON.stringify(player.view());
    for (const each of [second, ...others]) expect(hidden).not.toContain(`"phase":${each?.phase},`);
    throwFor(player, 'missed');
    expect(player.view().open).toEqual({ j: 1, startsAt: player.now + 1_200, ...second });
  });
});

describe('a throw', () => {
  it('wins immediately with the second hit', () => {
    const player = begun();
    expect(throwFor(player, 'hit')).toEqual({ answer: 'hit' });
    expect(player.result).toBeNull();
    expect(throwFor(player, 'hit')).toEqual({ answer: 'hit' });
    expect(player.result).toBe('WIN');
    expect(player.view()).toMatchObject({ open: null, marks: [{ answer: 'hit' }, { answer: 'hit' }] });
  });

  it('loses immediately with the second miss, and near counts as a miss', () => {
    const player = begun('easy');
    expect(throwFor(player, 'just')).toEqual({ answer: 'just' });
    expect(throwFor(player, 'hit')).toEqual({ answer: 'hit' });
    expect(throwFor(player, 'missed')).toEqual({ answer: 'missed' });
    expect(player.result).toBe('LOSE');
    const { marks } = player.view();
    expect(marks.map((mark) => judgeThrow(mark, mark.x ?? -1))).toEqual(['just', 'hit', 'missed']);
  });

  it('is missed automatically once it runs out, with an allowance for the network', () => {
    const player = begun();
    const { startsAt } = openOf(player);
    expect(player.until(startsAt + 7_499).outcomes).toEqual([]);
    expect(player.until(startsAt + 7_500).outcomes).toEqual([{ answer: 'late' }]);
    expect(player.view().marks).toMatchObject([{ answer: 'late', x: null }]);
    expect(player.view().open).toMatchObject({ j: 1, startsAt: startsAt + 8_700 });
    player.wait(9_000);
    expect(player.result).toBe('LOSE');
    expect(player.rules.wakesAt(player.deal, player.play)).toBeNull();
  });

  it('is refused after it has run out', () => {
    const player = begun();
    const { startsAt } = openOf(player);
    expect(player.until(startsAt + 7_061).move({ j: 0, t: 6_000 })).toBe('obstacle.BAD_MOVE');
    expect(
      begun()
        .until(startsAt + 7_060)
        .move({ j: 0, t: 7_000 }),
    ).toMatchObject({
      answer: expect.stringMatching(/hit|just|missed/),
    });
  });

  it("counts at the device's time within the allowed doubt", () => {
    const doubts: readonly (readonly [number, number])[] = [
      [0, 60],
      [100, 110],
      [380, 250],
      [1_000, 250],
    ];
    for (const [networkMs, doubt] of doubts) {
      for (const off of [-doubt, doubt]) {
        const player = begun();
        const open = openOf(player);
        const t = instantOf(open, 'hit');
        player.until(open.startsAt + t + networkMs / 2 + off);
        expect(player.move({ j: 0, t }, networkMs)).toEqual({ answer: 'hit' });
      }
      const player = begun();
      const open = openOf(player);
      const t = instantOf(open, 'hit');
      player.until(open.startsAt + t + networkMs / 2 + doubt + 1);
      expect(player.move({ j: 0, t }, networkMs)).toEqual({ answer: 'again' });
    }
  });

  it("is repeated twice for doubtful timing, then judged by the server's time", () => {
    const player = begun();
    for (const j of [0, 1]) {
      const open = openOf(player);
      expect(open.j).toBe(j);
      player.until(open.startsAt + 3_000);
      expect(player.move({ j, t: 1_000 })).toEqual({ answer: 'again' });
      expect(player.view().marks).toEqual([]);
    }
    const open = openOf(player);
    const t = instantOf(open, 'missed', 2_000);
    player.until(open.startsAt + t);
    const claimed = instantOf(open, 'hit', t + 100);
    expect(player.move({ j: 2, t: claimed })).toEqual({ answer: 'missed' });
    expect(player.view().marks).toMatchObject([{ x: markerAt(open, t) }]);
  });

  it("can be made three times that count and twice that don't", () => {
    const player = begun();
    const doubtful = () => {
      const { j, startsAt } = openOf(player);
      return player.until(startsAt + 3_000).move({ j, t: 1_000 });
    };
    expect([doubtful(), throwFor(player, 'missed'), doubtful(), throwFor(player, 'hit')]).toHaveLength(4);
    throwFor(player, 'hit');
    expect(player.result).toBe('WIN');
  });

  it("can't be made before 400 ms, whatever the device claims", () => {
    const player = begun();
    const { startsAt } = openOf(player);
    expect(player.until(startsAt + 399).move({ j: 0, t: 399 })).toBe('obstacle.TOO_FAST');
    expect(begun().move({ j: 0, t: 5_000 })).toBe('obstacle.TOO_FAST');
    expect(
      begun()
        .until(startsAt + 339)
        .move({ j: 0, t: 400 }),
    ).toBe('obstacle.TOO_FAST');
    expect(player.until(startsAt + 400).move({ j: 0, t: 400 })).toMatchObject({ answer: expect.any(String) });
  });

  it.each([
    { j: 0, t: -1 },
    { j: 0, t: Number.NaN },
    { j: 0, t: 1_000.5 },
    { j: 0, t: 7_001 },
    { j: 1, t: 1_000 },
    { j: -1, t: 1_000 },
    { j: 0, value: 50 },
    { stone: 1 },
  ])('must be a time of the open throw, not %j', (move) => {
    const player = begun();
    expect(player.until(START + 2_200).move(move)).toBe('obstacle.BAD_MOVE');
  });

  it("can't be repeated or made after the end", () => {
    const player = begun();
    const t = instantOf(openOf(player), 'hit');
    throwAt(player, t);
    expect(player.move({ j: 0, t })).toBe('obstacle.BAD_MOVE');
    throwFor(player, 'hit');
    const moment = timingAt(player.now + 2_000);
    for (const j of [1, 2]) {
      const move = { j, t: 1_000 };
      expect(ropeThrow.move(player.deal, player.play, move, moment)).toBe('obstacle.BAD_MOVE');
    }
  });
});

describe('a pause', () => {
  it.each(DIFFICULTIES)('leads to another throw and keeps earlier ones on %s', (difficulty) => {
    const player = begun(difficulty);
    throwFor(player, 'hit');
    const before = openOf(player);
    player.wait(1_500).pause(60_000);
    expect(player.view().marks).toMatchObject([{ answer: 'hit' }]);
    const { j, startsAt, ...swing } = openOf(player);
    expect({ j, startsAt }).toEqual({ j: 2, startsAt: player.now + 1_200 });
    expect(swing).toEqual(player.deal.throws[0]);
    expect(swing.phase).not.toBe(before.phase);
    expect(player.until(startsAt + 1_000).move({ j: 1, t: 1_000 })).toBe('obstacle.BAD_MOVE');
    throwFor(player, 'hit');
    expect(player.result).toBe('WIN');
  });
});
