import { expect, it } from 'vitest';
import { evolve } from '#core/authority/index.ts';
import { JOIN_LIMITS, seatNumberOf } from '#core/room/flood.ts';
import { Game } from '#core/testing/game.ts';

/** Joins `count` players, one every `everyMs` ms. */
function comeIn(game: Game, count: number, everyMs: number, name = 'Bot'): readonly string[] {
  return Array.from({ length: count }, (_, n) => {
    game.wait(everyMs);
    return game.join(`${name} ${n}`);
  });
}

it('a class joining fast or a school joining slowly is not a flood', () => {
  const game = new Game();
  comeIn(game, 40, 150);
  game.wait(JOIN_LIMITS.floodWindowMs);
  comeIn(game, 300, 250, 'Pupil');
  expect(game.hostView().flood).toBeNull();
});

it('a flood is reported from its first player to its last, and separately from an earlier flood', () => {
  const game = new Game();
  comeIn(game, 20, 1_000, 'Pupil');
  game.wait(JOIN_LIMITS.floodWindowMs);
  const bots = comeIn(game, 200, 5);
  expect(game.hostView().flood).toEqual({
    first: seatNumberOf(bots[0] ?? ''),
    last: seatNumberOf(bots.at(-1) ?? ''),
  });
  game.wait(JOIN_LIMITS.floodWindowMs);
  game.join('Late');
  expect(game.hostView().flood?.last).toBe(seatNumberOf(bots.at(-1) ?? ''));
  const others = comeIn(game, 100, 5, 'Other');
  // Players who joined just before the flood count too.
  expect(game.hostView().flood?.first).toBeGreaterThan(seatNumberOf(bots.at(-1) ?? ''));
  expect(game.hostView().flood?.last).toBe(seatNumberOf(others.at(-1) ?? ''));
  expect(game.replayed()).toEqual(game.room);
});

it('rehearsal bots are not a flood, and neither are players who join with them', () => {
  const game = new Game();
  game.host({ type: 'rehearse', robots: 100, accuracy: 70 });
  comeIn(game, 30, 10);
  expect(game.hostView().flood).toBeNull();
});

it('a selection is removed in one step, and restored except where a name has been taken', () => {
  const game = new Game();
  const [ana, ben, cy] = ['Ana', 'Ben', 'Cy'].map((name) => game.join(name)) as [string, string, string];
  const names = () => game.hostView().players.map(({ name }) => name);
  game.host({ type: 'removeMany', playerIds: [ana, ben, ana, '9-aaaaaaaa'] });
  expect(names()).toEqual(['Cy']);
  expect(game.room.players).toBe(1);
  expect(game.send({ type: 'return', playerId: ana })).toMatchObject({ reason: 'player.DELETED' });
  game.join('Ben');
  game.host({ type: 'restore', playerIds: [ana, ben, cy] });
  expect(names().sort()).toEqual(['Ana', 'Ben', 'Cy']);
  expect(game.view(ana).me.deleted).toBe(false);
  expect(game.seat(ben).deleted).toBe(true);
  // Ana has her name back.
  const [key] = [game.seat(ana).nameKey];
  expect(
    game.send({
      type: 'join',
      commandId: 'another-ana',
      name: 'ana',
      typedName: null,
      nameKey: key,
      character: 1,
      idSuffix: 'abcdefgh',
    }),
  ).toMatchObject({ reason: 'player.DUPLICATE_NAME' });
  expect(game.replayed()).toEqual(game.room);
});

it('everyone can be removed at the same time only before the game', () => {
  const game = new Game({ type: 'normal' });
  comeIn(game, 100, 5);
  game.host({ type: 'removeMany', playerIds: null });
  expect(game.hostView().players).toEqual([]);
  game.join('Ana');
  game.start();
  expect(game.host({ type: 'removeMany', playerIds: null })).toMatchObject({ reason: 'room.WRONG_STATE' });
  expect(game.hostView().players).toHaveLength(1);
});

it('newcomers wait for approval only while the option is on', () => {
  const game = new Game({ type: 'normal' });
  const approvals = () =>
    game
      .hostView()
      .players.map(({ name, approval }) => `${name} ${approval}`)
      .sort();
  game.join('Ana');
  game.host({ type: 'changeOptions', options: { requestJoinApproval: true } });
  game.join('Ben');
  expect(approvals()).toEqual(['Ana approved', 'Ben pending']);
  game.host({ type: 'changeOptions', options: { requestJoinApproval: false } });
  game.join('Cy');
  expect(approvals()).toEqual(['Ana approved', 'Ben pending', 'Cy approved']);
  expect(game.replayed()).toEqual(game.room);
});

it('removing or restoring a player reads no other seat', () => {
  const game = new Game();
  const players = comeIn(game, 40, 150);
  const watched = new Proxy(game.room.seats[0] ?? [], {
    get: () => expect.fail('a seat of another player was looked at'),
  });
  const room = { ...game.room, seats: [watched, ...game.room.seats.slice(1)] };
  const seat = seatNumberOf(players.at(-1) ?? '');
  const removed = evolve(room, { type: 'playerRemoved', seat, commandId: 'remove' });
  expect(removed.players).toBe(39);
  expect(evolve(removed, { type: 'playerRestored', seat, commandId: 'restore' }).players).toBe(40);
});
