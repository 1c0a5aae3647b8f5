// Fixtures of waving, in the lobby and on the projector.

import { crowdFixture, ownStateFixture, roomFixture, stageFixture } from '#scenes/player/playerFixtures.ts';
import { fixtureLobby, viewOf } from '#scenes/projector/fixtureViews.ts';
import type { SceneFixtures } from '#scenes/sceneFixtures.ts';

const CROWD = crowdFixture(24);
const CLASS = fixtureLobby(28);

export const reactions: readonly SceneFixtures[] = [
  {
    group: 'lobby',
    scene: 'lobby',
    fixtures: {
      waving: {
        ...stageFixture({
          room: roomFixture({ state: 'waiting', playerCount: CROWD.length }),
          lobby: CROWD,
          me: ownStateFixture({ score: 0, streak: 0, rank: null, previousRank: null }),
        }),
        traces: {
          flags: { [ownStateFixture().playerId]: 2, [CROWD[7]?.id ?? '']: 1, [CROWD[15]?.id ?? '']: 3 },
        },
      },
    },
  },
  {
    group: 'projectorLobby',
    scene: 'projectorLobby',
    fixtures: {
      'some-of-28-wave': {
        ...viewOf({ lobby: CLASS }, { state: 'waiting', playerCount: CLASS.length }),
        traces: {
          flags: Object.fromEntries(CLASS.filter((_, index) => index % 5 === 2).map(({ id }) => [id, 1])),
        },
      },
    },
  },
];
