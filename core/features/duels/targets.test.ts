// What a player is told of those who may be struck.

import { expect, it } from 'vitest';
import { duelTargetsView } from '#core/features/duels/authorityTargets.ts';
import { DuelGame } from '#core/features/duels/testGame.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';

function told(options: Partial<GameOptions> = {}, before: (game: DuelGame) => void = () => undefined) {
  const game = new DuelGame(['Ana', 'Ben', 'Cy'], { options });
  for (const player of game.players) game.toChoice(player);
  before(game);
  return duelTargetsView(game.room, 0, game.now);
}

it('names them with place and points', () => {
  expect(told()).toMatchObject({
    players: [
      { name: 'Ben', rank: 2, score: 1_250 },
      { name: 'Cy', rank: 3 },
    ],
  });
});

it('tells no place where students see no leaderboard', () => {
  expect(told({ studentLeaderboard: 'no' })).toMatchObject({
    players: [
      { name: 'Ben', rank: null },
      { name: 'Cy', rank: null },
    ],
  });
});

it('tells nothing while the game is paused, nor where nothing is due', () => {
  expect(told({}, (game) => void game.host({ type: 'pause' }))).toEqual({ reason: 'room.PAUSED' });
  expect(told({}, (game) => void game.choose(game.players[0] ?? '', { type: 'skip' }))).toEqual({
    reason: 'duel.NOT_DUE',
  });
});
