import { describe, expect, it } from 'vitest';
import { Game, type GameSettings } from '#core/testing/game.ts';

const REFUSED = { ok: false, reason: 'room.WRONG_STATE' };

function room(settings: GameSettings = {}) {
  const game = new Game(settings);
  const players = ['Ana', 'Ben', 'Cy'].map((name) => game.join(name)) as [string, string, string];
  const raise = (playerId: string, raised = true) => game.send({ type: 'raiseHand', playerId, raised });
  const places = () => players.map((player) => game.view(player).me.hand);
  const rows = () =>
    game
      .hostView()
      .players.filter(({ hand }) => hand !== null)
      .sort((a, b) => Number(a.hand) - Number(b.hand))
      .map(({ name }) => name);
  return { game, players, raise, places, rows };
}

describe('raised hands', () => {
  it('form a queue that moves up when one goes down', () => {
    const { game, players, raise, places, rows } = room();
    const [ana, ben, cy] = players;
    for (const player of [cy, ana, ben]) raise(player);
    expect(places()).toEqual([2, 3, 1]);
    expect(rows()).toEqual(['Cy', 'Ana', 'Ben']);
    raise(cy, false);
    expect(places()).toEqual([1, 2, null]);
    raise(cy);
    expect(rows()).toEqual(['Ana', 'Ben', 'Cy']);
    game.host({ type: 'lowerHand', playerId: ana });
    expect(places()).toEqual([null, 1, 2]);
    game.host({ type: 'lowerHand', playerId: null });
    expect(places()).toEqual([null, null, null]);
  });

  it('change nothing if they are already up or down', () => {
    const { game, players, raise } = room();
    raise(players[0]);
    const before = game.room;
    expect(raise(players[0])).toEqual({ ok: true, events: [] });
    expect(raise(players[1], false)).toEqual({ ok: true, events: [] });
    expect(game.host({ type: 'lowerHand', playerId: players[2] })).toEqual({ ok: true, events: [] });
    expect(game.room).toEqual(before);
  });

  it('can be raised from the lobby to the end, even after finishing, and go down at the end', () => {
    const { game, players, raise, places } = room({ type: 'normal' });
    raise(players[0]);
    game.start();
    game.send({ type: 'finish', playerId: players[1] });
    raise(players[1]);
    game.host({ type: 'pause' });
    raise(players[2]);
    expect(places()).toEqual([1, 2, 3]);
    game.host({ type: 'end' });
    expect(places()).toEqual([null, null, null]);
    expect(raise(players[0])).toEqual({ ok: false, reason: 'room.STOPPED' });
  });

  it('go down when their player is removed', () => {
    const { game, players, raise, places, rows } = room();
    for (const player of players) raise(player);
    game.host({ type: 'remove', playerId: players[0] });
    expect(rows()).toEqual(['Ben', 'Cy']);
    expect(places().slice(1)).toEqual([1, 2]);
  });

  it('need an admitted player in a live game with the option on', () => {
    const waiting = room({ options: { requestJoinApproval: true } });
    expect(waiting.raise(waiting.players[0])).toEqual({ ok: false, reason: 'player.NOT_APPROVED' });
    const off = room({ options: { raiseHands: false } });
    expect(off.raise(off.players[0])).toEqual(REFUSED);
    const assigned = room({ playMode: 'async' });
    expect(assigned.raise(assigned.players[0])).toEqual(REFUSED);
  });
});
