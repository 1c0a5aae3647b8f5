import { describe, expect, it } from 'vitest';
import { movesWithin } from '#core/authority/ledger.ts';
import { Game } from '#core/testing/game.ts';

/**
 * Starts a game in which all of these players have answered the first question, the first player correctly.
 */
function played(...names: readonly string[]) {
  const game = new Game({ options: { timer: 'off', limitAttempts: 0 } });
  const players = names.map((name) => game.join(name));
  game.start();
  for (const [index, player] of players.entries()) {
    game.open(player);
    game.answer(player, [index === 0 ? '7' : '9']);
  }
  const move = (...points: readonly number[]): void => {
    const moves = points.map((each, seat) => ({ seat, points: each }));
    game.applyEvents(movesWithin(game.room, 'hands', moves, game.now));
  };
  return { game, players, move };
}

describe('the ledger', () => {
  it('moves points between players and records who took them', () => {
    const { game, players, move } = played('Ana', 'Ben');
    move(-200, 200);
    expect(players.map((player) => game.seat(player).score)).toEqual([400, 200]);
    expect(game.seat(players[1] ?? '').ledger).toEqual([
      { source: 'hands', points: 200, after: 1, at: game.now },
    ]);
    expect(game.replayed()).toEqual(game.room);
  });

  it('takes no more than there is', () => {
    const { game, players, move } = played('Ana', 'Ben');
    move(-900, -50);
    expect(players.map((player) => game.seat(player).score)).toEqual([0, 0]);
    expect(game.seat(players[0] ?? '').ledger).toMatchObject([{ points: -600 }]);
    // There was nothing to take.
    expect(game.seat(players[1] ?? '').ledger).toBeUndefined();
  });

  it('counts toward ranks, and belongs to the attempt in which the points moved', () => {
    const { game, players, move } = played('Ana', 'Ben');
    const [ana = '', ben = ''] = players;
    move(-400, 500);
    expect(game.view(ben).me).toMatchObject({ score: 500, rank: 1 });
    expect(game.view(ana).me).toMatchObject({ score: 200, rank: 2 });
    game.send({ type: 'finish', playerId: ben });
    game.send({ type: 'startAttempt', playerId: ben });
    expect(game.seat(ben)).toMatchObject({ score: 0, past: [{ standing: { score: 500 } }] });
    expect(game.seat(ben).ledger).toBeUndefined();
    expect(game.reportOf(ben)?.attempts).toMatchObject([
      { score: 500, ledger: [{ source: 'hands', points: 500 }] },
    ]);
  });

  it('shows in the scores of the host view, the leaderboard, and a solo game', () => {
    const { game, players, move } = played('Ana', 'Ben');
    move(-100, 100);
    expect(game.hostView().players).toMatchObject([{ score: 500 }, { score: 100 }]);
    expect(game.view(players[0] ?? '').board?.rows).toMatchObject([{ score: 500 }, { score: 100 }]);
    const alone = new Game({ playMode: 'solo', options: { timer: 'off' } });
    const ana = alone.join('Ana');
    alone.open(ana);
    alone.answer(ana, ['7']);
    alone.applyEvents(movesWithin(alone.room, 'hands', [{ seat: 0, points: -250 }], alone.now));
    expect(alone.view(ana).board?.rows.find(({ origin }) => origin === 'web')).toMatchObject({ score: 350 });
  });
});
