import { describe, expect, it } from 'vitest';
import { climbHistories } from '#core/features/mysticPeak/authorityHistory.ts';
import { PeakGame } from '#core/features/mysticPeak/testGame.ts';

function met(game: PeakGame, player: string, ...answers: readonly string[]): void {
  for (const answer of answers) {
    game.toQuestion(player, 'LEADER');
    game.answer(player, [answer]);
  }
}

const taleOf = (game: PeakGame, player: string) => game.reportOf(player)?.climb;

describe("a climb's history", () => {
  it('is not sent before the game is over', () => {
    const game = new PeakGame(['Ana']);
    const [ana = ''] = game.players;
    met(game, ana, 'right');
    expect(taleOf(game, ana)).toBeUndefined();
    expect(game.report().players[0]).not.toHaveProperty('climb');
  });

  it('has each stop with its camp, outcome and duration without pauses', () => {
    const game = new PeakGame(['Ana']);
    const [ana = ''] = game.players;
    game.on(ana);
    game.wait(4_000);
    game.host({ type: 'pause' });
    game.wait(60_000);
    game.host({ type: 'resume' });
    game.wait(3_000);
    game.wait(1_000);
    game.path(ana, 'LEADER');
    met(game, ana, 'wrong');
    expect(game.on(ana)).toBe('obstacle');
    const { game: played, difficulty } = game.obstacle(ana);
    expect(game.playOut(ana)).toBe('WIN');
    game.leave(ana, 'obstacle');
    game.host({ type: 'end' });
    expect(taleOf(game, ana)?.stops).toMatchObject([
      { kind: 'pathFinder', camp: 1, role: 'LEADER', byClock: false, tookMs: 5_000 },
      { kind: 'obstacle', camp: 1, game: played, difficulty, form: 'moving', result: 'WIN', points: 200 },
    ]);
    expect(taleOf(game, ana)?.stops[1]?.tookMs).toBeGreaterThan(0);
  });

  it('distinguishes skipped obstacles from lost ones, and choices made by the clock', () => {
    const game = new PeakGame(['Ana']);
    const [ana = ''] = game.players;
    game.on(ana);
    game.wait(61_000);
    met(game, ana, 'wrong');
    game.on(ana);
    game.leave(ana, 'obstacle');
    game.host({ type: 'end' });
    expect(taleOf(game, ana)?.stops).toMatchObject([
      { kind: 'pathFinder', role: 'TREKKER', byClock: true },
      { kind: 'obstacle', form: null, result: 'LOSE', points: 0 },
    ]);
  });

  it('has no result for a stop that the end of the game cut off', () => {
    const game = new PeakGame(['Ana']);
    const [ana = ''] = game.players;
    met(game, ana, 'wrong');
    game.on(ana);
    game.begin(ana);
    game.host({ type: 'end' });
    expect(taleOf(game, ana)?.stops.at(-1)).toMatchObject({
      kind: 'obstacle',
      form: 'moving',
      result: null,
      points: 0,
      tookMs: null,
    });
  });

  it('has the camp game that was played and the power-up that was taken after their level ups', () => {
    const game = new PeakGame(['Ana']);
    const [ana = ''] = game.players;
    game.toLevelUp(ana);
    const { game: played, difficulty } = game.obstacle(ana);
    game.wait(2_000);
    const startedAt = game.now;
    expect(game.playOut(ana)).toBe('WIN');
    const endedAt = game.now;
    game.leave(ana, 'obstacle');
    game.toLevelUp(ana);
    game.wait(3_000);
    const at = game.now - 3_000;
    game.take(ana);
    game.toLevelUp(ana);
    game.wait(40_000);
    game.host({ type: 'end' });
    const tookMs = endedAt - startedAt;
    expect(taleOf(game, ana)?.stops.filter(({ kind }) => kind !== 'pathFinder')).toEqual([
      { kind: 'levelUp', camp: 1, at: startedAt - 2_000, tookMs: 2_000 },
      {
        kind: 'obstacle',
        camp: 1,
        at: startedAt,
        tookMs,
        game: played,
        difficulty,
        form: 'moving',
        result: 'WIN',
        points: 200,
        isCampGame: true,
      },
      { kind: 'levelUp', camp: 2, at, tookMs: 3_000 },
      {
        kind: 'powerupSelection',
        camp: 2,
        at,
        tookMs: 3_000,
        powerup: expect.any(String) as string,
        byClock: false,
      },
      { kind: 'levelUp', camp: 3, at: game.now - 40_000, tookMs: 40_000 },
    ]);
  });

  it('has the points of an obstacle in logs that do not name them', () => {
    const obstacle = { id: 'a', game: 'runeMatch', difficulty: 'hard', played: null, result: null } as const;
    const stop = { kind: 'obstacle', camp: 1, at: 0, until: 9, obstacle } as const;
    const tales = climbHistories([
      { type: 'stopOpened', seat: 0, stop },
      { type: 'obstacleEnded', seat: 0, result: 'WIN', at: 9 },
    ]);
    expect(tales.get(0)?.climb.stops).toMatchObject([{ points: 200, isCampGame: false }]);
  });

  it('covers the whole climb to the flag', () => {
    const game = new PeakGame(['Ana']);
    const [ana = ''] = game.players;
    game.climbUp(ana);
    game.host({ type: 'end' });
    expect(taleOf(game, ana)?.stops.map(({ kind, camp }) => [kind, camp])).toEqual([
      ['pathFinder', 1],
      ['levelUp', 1],
      ['pathFinder', 2],
      ['levelUp', 2],
      ['pathFinder', 3],
      ['levelUp', 3],
      ['summit', 3],
    ]);
    expect(taleOf(game, ana)?.stops.at(-1)).toMatchObject({ way: 'FLAG' });
  });

  it('leaves out practice for fun', () => {
    const game = new PeakGame(['Ana']);
    const [ana = ''] = game.players;
    game.climbUp(ana);
    const before = climbHistories(game.log);
    game.practice(ana, 'runeMatch');
    expect(game.playOut(ana)).toBe('WIN');
    game.leave(ana, 'obstacle');
    expect(climbHistories(game.log)).toEqual(before);
  });

  it('counts avalanches for those who started them and those they hit', () => {
    const fell = (points: number) =>
      ({ type: 'avalancheFell', camp: 1, by: 0, losses: [{ seat: 1, points }], at: 9 }) as const;
    const tales = climbHistories([fell(200), fell(50), { ...fell(0), losses: [] }]);
    expect(tales.get(0)?.climb.avalanches).toEqual({
      given: { count: 3, points: 250 },
      suffered: { count: 0, points: 0 },
    });
    expect(tales.get(1)?.climb.avalanches).toEqual({
      given: { count: 0, points: 0 },
      suffered: { count: 2, points: 250 },
    });
  });
});
