import type { OwnState } from '#core/views/playerView.ts';
import type { SceneFixtures } from '#scenes/sceneFixtures.ts';
import {
  boardFixture,
  crowdFixture,
  ownStateFixture,
  roomFixture,
  stageFixture,
} from '#scenes/player/playerFixtures.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';

const challenged = (count: number, by: string, name = 'Amelie'): PlayerStageView =>
  stageFixture({
    room: roomFixture({
      type: 'challenge',
      state: 'waiting',
      playerCount: count,
      challenge: { by, climbing: [] },
    }),
    lobby: crowdFixture(count),
    me: ownStateFixture({ name, score: 0, streak: 0, rank: null, previousRank: null }),
  });

const friends = (
  players: number,
  climbing: number,
  rank: number,
  rematch: OwnState['rematch'] = null,
): PlayerStageView => {
  const { player } = boardFixture(players, rank, 0, 'normal');
  const rows = player.board?.rows.map((row) => ({ ...row, previousRank: null, streak: 0 })) ?? [];
  const ids = rows.map(({ id }) => id).filter((id) => id !== player.me.playerId);
  const info = { by: rows[0]?.id ?? '', climbing: ids.slice(0, climbing) };
  const state = climbing === 0 ? 'completed' : 'running';
  return stageFixture({
    ...player,
    room: roomFixture({ type: 'challenge', state, playerCount: players, challenge: info }),
    me: { ...player.me, isOver: true, previousRank: null, rematch },
    board: { rows, total: rows.length },
  });
};

export const challenge: readonly SceneFixtures[] = [
  {
    group: 'lobby',
    scene: 'lobby',
    fixtures: {
      challengeAlone: challenged(1, 'p1'),
      challengeOwn: challenged(4, 'p1'),
      challengeFull: challenged(8, 'p2', 'Maximiliana-Theodora of the northern wall'),
    },
  },
  {
    group: 'challengeBoard',
    scene: 'challengeBoard',
    fixtures: {
      one: friends(2, 1, 1),
      some: friends(5, 2, 3),
      full: friends(8, 3, 6),
      won: friends(4, 0, 1),
      lost: friends(8, 0, 5),
      rematch: friends(3, 0, 2, { hash: 'b'.repeat(24), code: '654321' }),
    },
  },
];
