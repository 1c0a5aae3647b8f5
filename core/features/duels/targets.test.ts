import { expect, it } from 'vitest';
import { duelTargetsView } from '#core/features/duels/authorityTargets.ts';
import { DuelGame } from '#core/features/duels/testGame.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';

function requestTargets(
  options: Partial<GameOptions> = {},
  before: (game: DuelGame) => void = () => undefined,
  names: readonly string[] = ['Ana', 'Ben', 'Cy'],
) {
  const game = new DuelGame(names, { options });
  for (const player of game.players) game.toChoice(player);
  before(game);
  return duelTargetsView(game.room, 0, game.now, game.context());
}

it('targets have a name and a standing, in order of rank', () => {
  expect(requestTargets()).toMatchObject({
    players: [
      { name: 'Ben', standing: { rank: 2, score: 1_250 } },
      { name: 'Cy', standing: { rank: 3 } },
    ],
  });
});

it('targets have no standing and are in order of name if students see no leaderboard', () => {
  const names = ['Ana', 'Zoe', 'Ben'];
  const targets = { players: ['Ben', 'Zoe'].map((name) => ({ name, standing: null })) };
  expect(requestTargets({ studentLeaderboard: 'no' }, undefined, names)).toMatchObject(targets);
});

it('targets are refused while the game is paused or no choice is due', () => {
  expect(requestTargets({}, (game) => void game.host({ type: 'pause' }))).toEqual({ reason: 'room.PAUSED' });
  expect(requestTargets({}, (game) => void game.choose(game.players[0] ?? '', { type: 'skip' }))).toEqual({
    reason: 'duel.NOT_DUE',
  });
});
