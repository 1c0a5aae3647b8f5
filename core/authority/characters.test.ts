// Who has come to a room with which character: newcomers are offered first what nobody has.

import { expect, it } from 'vitest';
import { charactersIn } from '#core/authority/index.ts';
import { CHARACTERS_DEALT, leastUsed } from '#core/room/characters.ts';
import { Game } from '#core/testing/game.ts';

it('counts who is there, and not who was removed', () => {
  const game = new Game();
  const [ana, ben] = [game.join('Ana'), game.join('Ben')];
  const [first, second] = [game.seat(ana).character, game.seat(ben).character];
  const all = charactersIn(game.room);
  expect(all).toHaveLength(CHARACTERS_DEALT);
  expect(all.reduce((sum, count) => sum + count, 0)).toBe(2);
  expect(leastUsed(all)).not.toContain(first);
  game.host({ type: 'remove', playerId: ben });
  const left = charactersIn(game.room);
  expect(left[first]).toBe(1);
  expect(left[second]).toBe(first === second ? 1 : 0);
});
