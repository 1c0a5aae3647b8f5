import { describe, expect, it } from 'vitest';
import { takenCharacters } from '#core/authority/index.ts';
import { CHARACTERS_DEALT, type Character } from '#core/room/characters.ts';
import { Game } from '#core/testing/game.ts';

/** Joins a player and returns the character of the new seat. */
function seated(
  game: Game,
  name: string,
  wish: { character?: Character; shownCharacter?: number; mustAsk?: boolean } = {},
) {
  const suffix = { idSuffix: 'abcdefgh', typedName: null };
  const join = {
    type: 'join',
    commandId: game.commandId(),
    name,
    nameKey: name,
    ...suffix,
    ...wish,
  } as const;
  expect(game.send(join)).toMatchObject({ ok: true });
  return game.room.seats.flat().at(-1)?.character ?? -1;
}

it('lists taken characters in their own order, without those of removed players', () => {
  const game = new Game();
  expect(takenCharacters(game.room)).toEqual([]);
  seated(game, 'Ana', { character: 9 });
  seated(game, 'Ben', { character: CHARACTERS_DEALT + 4 });
  seated(game, 'Cy', { character: 9 });
  expect(takenCharacters(game.room)).toEqual([4, 9]);
  game.host({ type: 'remove', playerId: game.room.seats.flat()[1]?.id ?? '' });
  expect(takenCharacters(game.room)).toEqual([9]);
});

it('does not list characters of players waiting for approval', () => {
  const game = new Game();
  seated(game, 'Ana', { character: 9 });
  seated(game, 'Ben', { character: 4, mustAsk: true });
  expect(takenCharacters(game.room)).toEqual([9]);
  game.host({ type: 'approve', playerId: game.room.seats.flat()[1]?.id ?? '', approved: true });
  expect(takenCharacters(game.room)).toEqual([4, 9]);
});

it('lets any number of players wear avatars, which leave all monsters free', () => {
  const game = new Game();
  expect([seated(game, 'Ana', { character: 's1e1' }), seated(game, 'Ben', { character: 's1e1' })]).toEqual([
    's1e1',
    's1e1',
  ]);
  seated(game, 'Cy', { character: 1_001 });
  expect(takenCharacters(game.room)).toEqual([]);
  expect(seated(game, 'Di', { shownCharacter: 9 })).toBe(9);
});

it('deals every character once before repeating any, even when everyone was shown the same one', () => {
  const game = new Game();
  const dealt = Array.from({ length: 2 * CHARACTERS_DEALT }, (_, n) =>
    seated(game, `P${n}`, { shownCharacter: 7 }),
  );
  expect(dealt[0]).toBe(7);
  expect(new Set(dealt.slice(0, CHARACTERS_DEALT)).size).toBe(CHARACTERS_DEALT);
  expect(dealt[CHARACTERS_DEALT]).toBe(7);
  expect(new Set(dealt.slice(CHARACTERS_DEALT)).size).toBe(CHARACTERS_DEALT);
  expect(takenCharacters(game.room)).toHaveLength(CHARACTERS_DEALT);
});

it('deals the shown character while it is free, and the chosen one always', () => {
  const game = new Game();
  expect(seated(game, 'Ana', { shownCharacter: 3 })).toBe(3);
  expect(seated(game, 'Ben', { shownCharacter: CHARACTERS_DEALT + 5 })).toBe(CHARACTERS_DEALT + 5);
  expect(seated(game, 'Cy', { character: 3 })).toBe(3);
  expect([3, 5]).not.toContain(seated(game, 'Di', { shownCharacter: 5 }));
  expect([3, 5]).not.toContain(seated(game, 'Ed'));
});

describe('a player who waits', () => {
  const changed = (game: Game, playerId: string, character?: Character) =>
    game.send({ type: 'changeCharacter', playerId, ...(character !== undefined && { character }) });

  it('changes their character, which everyone sees and a replay keeps', () => {
    const game = new Game();
    const [ana, ben] = [game.join('Ana'), game.join('Ben')];
    expect(changed(game, ana, 's1e2')).toMatchObject({ ok: true, events: [{ type: 'characterChanged' }] });
    expect(game.view(ana).me.character).toBe('s1e2');
    for (const lobby of [game.view(ben).lobby, game.projector().lobby, game.hostView().players])
      expect(lobby.find(({ id }) => id === ana)?.character).toBe('s1e2');
    expect(game.replayed()).toEqual(game.room);
  });

  it('changes it once, however often the command comes', () => {
    const game = new Game();
    const ana = game.join('Ana');
    changed(game, ana, 's1e2');
    expect(changed(game, ana, 's1e2')).toEqual({ ok: true, events: [] });
  });

  it('becomes a monster that no one else is, and then stays it', () => {
    const game = new Game();
    seated(game, 'Ben', { character: 5 });
    const ana = game.join('Ana');
    changed(game, ana, 's1e2');
    changed(game, ana);
    const { character } = game.view(ana).me;
    expect(character).toEqual(expect.any(Number));
    expect(character).not.toBe(5);
    expect(changed(game, ana)).toEqual({ ok: true, events: [] });
  });

  it('does so before being let in, but not once the game has started', () => {
    const game = new Game({ options: { requestJoinApproval: true } });
    const ana = game.join('Ana');
    changed(game, ana, 's1e2');
    expect(game.view(ana).me.character).toBe('s1e2');
    game.host({ type: 'approve', playerId: ana, approved: true });
    game.host({ type: 'start' });
    expect(changed(game, ana, 's2e2')).toMatchObject({ reason: 'player.CHARACTER_LOCKED' });
    expect(game.view(ana).me.character).toBe('s1e2');
  });
});
