import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { projectorView } from '#core/authority/index.ts';
import {
  boardRows,
  byHeight,
  campCounts,
  type Climber,
  nearRows,
  projectorRows,
} from '#core/features/mysticPeak/board.ts';
import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import { PeakGame } from '#core/features/mysticPeak/testGame.ts';
import { guesses } from '#core/testing/guesses.ts';

interface Row extends Climber {
  readonly score: number;
  readonly movedAt: number | null;
}

/**
 * Returns climbers in no particular order: p7 has rank 7, worse ranks are higher up, and each height is
 * shared by two.
 */
function climbers(count: number): readonly Row[] {
  const rows = Array.from({ length: count }, (_, index) => ({
    playerId: `p${index + 1}`,
    rank: index + 1,
    score: (count - index) * 100,
    height: Math.floor(index / 2),
    movedAt: null,
  }));
  return rows.toSorted((a, b) => ((a.rank * 7) % count) - ((b.rank * 7) % count));
}

const ids = (rows: readonly Climber[]): string => rows.map(({ playerId }) => playerId.slice(1)).join(' ');

describe('leaderboard rows', () => {
  it.each([
    [1, 'p1', '1'],
    [3, 'p3', '1 2 3'],
    [30, 'p2', '1 2 3 4 5 6 7 8 9 10'],
    [30, 'p10', '1 2 3 4 5 6 7 8 9 10 11 12'],
    [30, 'p12', '1 2 3 4 5 6 7 8 9 10 11 12 13 14'],
    [30, 'p30', '1 2 3 4 5 6 7 8 9 10 28 29 30'],
    [300, 'p150', '1 2 3 4 5 6 7 8 9 10 148 149 150 151 152'],
    [300, null, '1 2 3 4 5 6 7 8 9 10'],
  ])('of %i climbers for %s', (count, own, expected) => {
    const ranked = climbers(count).toSorted((a, b) => a.rank - b.rank);
    expect(ids(boardRows(ranked, own))).toBe(expected);
  });
});

describe('neighbors on the mountain', () => {
  it.each([
    [1, 'p1', ''],
    [3, 'p2', '3 1'],
    [30, 'p30', '29 27 28 25'],
    [30, 'p15', '20 17 18 16 13 14'],
    [300, 'p300', '299 297 298 295'],
    [300, 'p1', '6 3 4 2'],
    [300, null, ''],
  ])('of %i climbers for %s', (count, own, expected) => {
    expect(ids(nearRows(byHeight(climbers(count)), own))).toBe(expected);
  });

  it('are at most three above and three below, never the viewer', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_000), { minLength: 1, maxLength: 60 }), fc.nat(), (heights, who) => {
        const rows = heights.map((height, index) => ({
          playerId: `p${index}`,
          rank: index + 1,
          score: 0,
          height,
        }));
        const own = rows[who % rows.length] as Climber;
        const near = nearRows(byHeight(rows), own.playerId);
        expect(near.map(({ playerId }) => playerId)).not.toContain(own.playerId);
        const above = near.filter(
          ({ height, rank }) => height > own.height || (height === own.height && rank < own.rank),
        );
        const allAbove = rows.filter(
          ({ height, rank }) => height > own.height || (height === own.height && rank < own.rank),
        );
        expect(above).toHaveLength(Math.min(3, allAbove.length));
        expect(near.length - above.length).toBe(Math.min(3, rows.length - 1 - allAbove.length));
      }),
    );
  });
});

describe('camp counts', () => {
  it('leave out climbers on the peak', () => {
    const at = (...camps: readonly (number | null)[]) => camps.map((camp) => ({ camp }));
    expect(campCounts(at(1, 3, null, 1), 3)).toEqual([
      { camp: 1, climbers: 2 },
      { camp: 2, climbers: 0 },
      { camp: 3, climbers: 1 },
    ]);
    expect(campCounts([], 1)).toEqual([{ camp: 1, climbers: 0 }]);
  });
});

describe('the projector', () => {
  const NOW = 100_000;

  it.each([0, 1, 3, 30])('shows all of %i as figures', (count) => {
    const { figures, lamps } = projectorRows(climbers(count), NOW);
    expect(figures).toHaveLength(count);
    expect(lamps).toEqual([]);
    expect(figures.map(({ height }) => height)).toEqual(
      figures.map(({ height }) => height).toSorted((a, b) => b - a),
    );
  });

  it.each([31, 300])('shows all of %i as lamps and the highest as figures', (count) => {
    const { figures, lamps } = projectorRows(climbers(count), NOW);
    expect(lamps).toHaveLength(count);
    // Two climbers share each height; the one with more points comes first.
    const pairs = count % 2 === 0 ? [0, 2, 4, 6, 8] : [1, 3, 5, 7];
    const highest = pairs.flatMap((below) => [count - below - 1, count - below]);
    const expected = count % 2 === 0 ? highest : [count, ...highest, count - 10];
    expect(ids(figures)).toBe(expected.slice(0, 10).join(' '));
  });

  it('adds the last 12 who moved within 4 seconds', () => {
    const moved = (rows: readonly Row[], msAgo: (rank: number) => number | null): readonly Row[] =>
      rows.map((row) => {
        const ago = msAgo(row.rank);
        return { ...row, movedAt: ago === null ? null : NOW - ago };
      });
    const figuresOf = (msAgo: (rank: number) => number | null): readonly number[] =>
      projectorRows(moved(climbers(300), msAgo), NOW)
        .figures.slice(10)
        .map(({ rank }) => rank)
        .toSorted((a, b) => a - b);
    expect(figuresOf((rank) => (rank === 40 ? 3_999 : null))).toEqual([40]);
    expect(figuresOf((rank) => (rank === 40 ? 4_000 : null))).toEqual([]);
    // One of the highest isn't shown twice.
    expect(figuresOf((rank) => (rank === 300 ? 0 : null))).toEqual([]);
    expect(figuresOf((rank) => (rank <= 100 ? rank * 10 : null))).toEqual(
      Array.from({ length: 12 }, (_, index) => index + 1),
    );
  });
});

describe('the flags on the peak', () => {
  const wallOf = (game: PeakGame) => projectorView(game.room, game.context()).peakArrivals;

  it('are in order of arrival, limited in number, and skip removed players', () => {
    const game = new PeakGame(
      Array.from({ length: MYSTIC_PEAK.wall.flags + 2 }, (_, index) => `Climber ${index}`),
      { questions: guesses(1) },
    );
    expect(wallOf(game)).toEqual([]);
    const arrived = game.players.toReversed();
    for (const player of arrived) {
      game.wait(1_000);
      game.climbUp(player);
    }
    expect(wallOf(game)).toEqual(arrived.slice(0, MYSTIC_PEAK.wall.flags));
    game.host({ type: 'remove', playerId: arrived[0] ?? '' });
    expect(wallOf(game)).toEqual(arrived.slice(1, MYSTIC_PEAK.wall.flags + 1));
  });

  it('are not sent if the game shows no standings', () => {
    const game = new PeakGame(['Ana', 'Ben'], {
      questions: guesses(1),
      options: { studentLeaderboard: 'no' },
    });
    game.climbUp(game.players[0] ?? '');
    expect(wallOf(game)).toEqual([]);
  });
});
