import type { PlayerStageView } from '#scenes/player/view.ts';
import { boardFixture } from '#scenes/player/playerFixtures.ts';
import { fixtureRows, viewOf } from '#scenes/projector/fixtureViews.ts';
import type { SceneFixtures } from '#scenes/sceneFixtures.ts';

/** A solo game, in which all other players are bots. */
function amongBots({ player, ...rest }: PlayerStageView): PlayerStageView {
  const others = player.board?.rows.map((row) => ({
    ...row,
    origin: row.id === player.me.playerId ? ('web' as const) : ('bot' as const),
  }));
  const alone = { ...player.room, playMode: 'solo' as const };
  return { ...rest, player: { ...player, room: alone, board: { rows: others ?? [], total: 19 } } };
}

export const bots: readonly SceneFixtures[] = [
  {
    group: 'leaderboard',
    scene: 'leaderboard',
    fixtures: { simulated: amongBots(boardFixture(10, 4, 0, 'normal')) },
  },
  {
    group: 'podium',
    scene: 'podium',
    fixtures: {
      // Every second player is a bot.
      'with-robots': viewOf(
        {
          board: {
            rows: fixtureRows(10, [1, -1, 0, 3, 0, -2, -1, 9, 0, -1]).map((row) => ({
              ...row,
              origin: row.rank % 2 === 0 ? 'bot' : 'web',
            })),
            total: 10,
          },
        },
        { state: 'completed' },
      ),
    },
  },
];
