// What the report of a climb tells from the log: stops with what came of each and how long it took, and avalanches.
import { describe, expect, it } from 'vitest';
import { talesOf } from '#core/features/mysticPeak/authorityTale.ts';
import { PeakGame } from '#core/features/mysticPeak/testGame.ts';

function met(game: PeakGame, player: string, ...answers: readonly string[]): void {
  for (const answer of answers) {
    game.toQuestion(player, 'LEADER');
    game.answer(player, [answer]);
  }
}

const taleOf = (game: PeakGame, player: string) => game.reportOf(player)?.climb;

describe('the tale of a climb', () => {
  it('tells nothing before the game is over', () => {
    const game = new PeakGame(['Ana']);
    const [ana = ''] = game.players;
    met(game, ana, 'right');
    expect(taleOf(game, ana)).toBeUndefined();
    expect(game.report().players[0]).not.toHaveProperty('climb');
  });

  it('tells each stop with its camp, what came of it and how long it took, without pauses', () => {
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

  it('tells a walk round from a game that was lost, and who let the clock choose', () => {
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

  it('leaves a stop that the end of the game cut off without a result', () => {
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

  it('tells every climb to its flag: a way, a camp and the summit for each', () => {
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

  it('tells nothing of what is played for fun', () => {
    const game = new PeakGame(['Ana']);
    const [ana = ''] = game.players;
    game.climbUp(ana);
    const before = talesOf(game.log);
    game.practise(ana, 'runeMatch');
    expect(game.playOut(ana)).toBe('WIN');
    game.leave(ana, 'obstacle');
    expect(talesOf(game.log)).toEqual(before);
  });

  it('counts avalanches at who let them loose and at whom they met', () => {
    const fell = (points: number) =>
      ({ type: 'avalancheFell', camp: 1, by: 0, losses: [{ seat: 1, points }], at: 9 }) as const;
    const tales = talesOf([fell(200), fell(50), { ...fell(0), losses: [] }]);
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
