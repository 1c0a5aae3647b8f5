import { expect, it } from 'vitest';
import { duelTargetsView } from '#core/features/duels/authorityTargets.ts';
import { DuelGame } from '#core/features/duels/testGame.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';

function requestTargets(
  options: Partial<GameOptions> = {},
  before: (game: DuelGame) => void = () => undefined,
) {
  const game = new DuelGame(['Ana', 'Ben', 'Cy'], { options });
  for (const player of game.players) game.toChoice(player);
  before(game);
  return duelTargetsView(game.room, 0, game.now);
}

it('targets have a name, rank and score', () => {
  expect(requestTargets()).toMatchObject({
    players: [
      { name: 'Ben', rank: 2, score: 1_250 },
      { name: 'Cy', rank: 3 },
    ],
  });
});

it('targets have no rank if students see no leaderboard', () => {
  expect(requestTargets({ studentLeaderboard: 'no' })).toMatchObject({
    players: [
      { name: 'Ben', rank: null },
      { name: 'Cy', rank: null },
    ],
  });
});

it('targets are refused while the game is paused or no choice is due', () => {
  expect(requestTargets({}, (game) => void game.host({ type: 'pause' }))).toEqual({ reason: 'room.PAUSED' });
  expect(requestTargets({}, (game) => void game.choose(game.players[0] ?? '', { type: 'skip' }))).toEqual({
    reason: 'duel.NOT_DUE',
  });
});
