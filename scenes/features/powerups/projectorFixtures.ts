// Fixtures of the projector while power-ups affect the whole room.

import type { PowerupId } from '#core/features/powerups/ids.ts';
import { passesInPlay } from '#core/features/powerups/powerup.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
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
  left: null,
  by: null,
  byTeacher: true,
});
const powerPlay = effect('powerPlay', 25_000, 4_000);
const glitch = effect('glitch', 10_000, 3_000);

const isBoost = ({ powerup }: EffectView): boolean => passesInPlay(POWERUPS[powerup]);

function withEffects(
  { projector, ...view }: ProjectorStageView,
  effects: readonly EffectView[],
  more: Partial<ProjectorStageView['projector']['room']> = {},
): ProjectorStageView {
  const room = { ...projector.room, powerupEffects: effects.filter((each) => !isBoost(each)), ...more };
  return { ...view, projector: { ...projector, room, roomBoosts: effects.filter(isBoost) } };
}

const climb = (
  effects: readonly EffectView[],
  more?: Partial<ProjectorStageView['projector']['room']>,
): ProjectorStageView => withEffects(climbView(fixtureClimb(30, 12), 12), effects, more);

const user = (index: number, name: string) => ({ playerId: `p${index}`, name, character: index * 7 + 3 });
const use = (id: number, powerup: PowerupId, points = 0, isAimed = true): PowerupUseView => ({
  id,
  powerup,
  points,
  by: user(4, 'Sofía'),
  on: isAimed ? user(0, 'Mia') : null,
});

export function withUses(
  view: ProjectorStageView,
  powerupUses: readonly PowerupUseView[],
): ProjectorStageView {
  return { ...view, projector: { ...view.projector, powerupUses } };
}

export const POWERUP_USES: readonly PowerupUseView[] = [
  use(1, 'double', 0, false),
  use(2, 'stealPoints', -600),
  use(3, 'gift', 800),
];

const board = (effects: readonly EffectView[] = []) =>
  withEffects(
    viewOf({ board: { rows: fixtureRows(10), total: 28 }, progress: 64 }, { type: 'normal' }),
    effects,
  );

const onTheWall = {
  quiet: climb([]),
  'power-play': climb([powerPlay]),
  'power-play-begins': climb([effect('powerPlay', 25_000, 0)]),
  glitch: climb([glitch]),
  'glitch-begins': climb([effect('glitch', 10_000, 0)]),
  both: climb([powerPlay, glitch]),
  paused: climb([{ ...powerPlay, until: null }], { state: 'paused' }),
  double: withUses(climb([]), POWERUP_USES.slice(0, 1)),
  steal: withUses(climb([]), POWERUP_USES.slice(0, 2)),
  gift: withUses(climb([]), POWERUP_USES),
};
const onTheBoard = {
  quiet: board(),
  both: board([powerPlay, glitch]),
  'power-play-begins': board([effect('powerPlay', 25_000, 0)]),
  steal: withUses(board(), POWERUP_USES.slice(1, 2)),
  gift: withUses(board(), POWERUP_USES.slice(1)),
};

const after = (before: string, ...states: readonly string[]) =>
  Object.fromEntries(states.map((state) => [state, before]));

export const projectorPowerupFixtures: readonly SceneFixtures[] = [
  {
    group: 'powerupsOnTheWall',
    scene: 'projectorClimb',
    fixtures: onTheWall,
    after: {
      ...after('powerupsOnTheWall/quiet', 'power-play-begins', 'glitch-begins', 'double'),
      steal: 'powerupsOnTheWall/double',
      gift: 'powerupsOnTheWall/steal',
    },
  },
  {
    group: 'powerupsOnTheBoard',
    scene: 'projectorLeaderboard',
    fixtures: onTheBoard,
    after: {
      ...after('powerupsOnTheBoard/quiet', 'power-play-begins', 'steal'),
      gift: 'powerupsOnTheBoard/steal',
    },
  },
];
