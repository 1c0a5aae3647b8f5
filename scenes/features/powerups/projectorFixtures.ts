// The projector while power-ups are at work on the whole room.

import type { PowerupId } from '#core/features/powerups/ids.ts';
import type { EffectView, PowerupUseView } from '#core/features/powerups/views.ts';
import { FIXTURE_NOW } from '#scenes/player/playerFixtures.ts';
import { climbView, fixtureClimb, fixtureRows, viewOf } from '#scenes/projector/fixtureViews.ts';
import type { ProjectorStageView } from '#scenes/projector/view.ts';
import type { SceneFixtures } from '#scenes/sceneFixtures.ts';

const effect = (powerup: PowerupId, lastsMs: number, goneMs: number): EffectView => ({
  id: powerup.length,
  powerup,
  at: FIXTURE_NOW - goneMs,
  until: FIXTURE_NOW - goneMs + lastsMs,
  by: null,
  byTeacher: true,
});
const powerPlay = effect('powerPlay', 25_000, 4_000);
const glitch = effect('glitch', 10_000, 3_000);

const climb = (
  powerupEffects: readonly EffectView[],
  more: Partial<ProjectorStageView['projector']['room']> = {},
) => climbView(fixtureClimb(30, 12), 12, { powerupEffects, ...more });

const user = (index: number, name: string) => ({ playerId: `p${index}`, name, character: index * 7 + 3 });
const use = (id: number, powerup: PowerupId, points = 0, isAimed = true): PowerupUseView => ({
  id,
  powerup,
  points,
  by: user(4, 'Sofía'),
  on: isAimed ? user(0, 'Mia') : null,
});

/** With these uses told. */
export function withUses(
  view: ProjectorStageView,
  powerupUses: readonly PowerupUseView[],
): ProjectorStageView {
  return { ...view, projector: { ...view.projector, powerupUses } };
}

export const USES: readonly PowerupUseView[] = [
  use(1, 'double', 0, false),
  use(2, 'stealPoints', -600),
  use(3, 'gift', 800),
];

export const projectorPowerupFixtures: readonly SceneFixtures[] = [
  {
    group: 'powerupsOnTheWall',
    scene: 'projectorClimb',
    fixtures: {
      'power-play': climb([powerPlay]),
      'power-play-begins': climb([effect('powerPlay', 25_000, 0)]),
      glitch: climb([glitch]),
      both: climb([powerPlay, glitch]),
      paused: climb([{ ...powerPlay, until: null }], { state: 'paused' }),
    },
  },
  {
    group: 'powerupsOnTheBoard',
    scene: 'projectorLeaderboard',
    fixtures: {
      both: viewOf(
        { board: { rows: fixtureRows(10), total: 28 }, progress: 64 },
        { type: 'normal', powerupEffects: [powerPlay, glitch] },
      ),
    },
  },
];
