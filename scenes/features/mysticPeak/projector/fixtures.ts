// Fixtures of the projector's climb through camps: from one climber to three hundred, from foot to peak, on
// each mountain.

import { MOUNTAINS, type MountainKind } from '#core/features/mysticPeak/ids.ts';
import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import type { MountainView } from '#core/features/mysticPeak/views.ts';
import { DEFAULT_OPTIONS } from '#core/features/options.ts';
import type { Climber } from '#core/views/projectorView.ts';
import { FIXTURE_NOW } from '#scenes/player/playerFixtures.ts';
import { climbView, fixtureClimb } from '#scenes/projector/fixtureViews.ts';
import type { ProjectorStageView } from '#scenes/projector/view.ts';
import type { SceneFixtures } from '#scenes/sceneFixtures.ts';

const CAMPS = [5, 5, 5, 5, 5];
const STEPS = CAMPS.reduce((sum, size) => sum + size, 0);

/** `count` climbers, spaced in steps of a question; `high`: 0 at the foot, 1 on the peak. */
export function peakClimbers(count: number, high = 0.5): readonly Climber[] {
  return fixtureClimb(count, STEPS, high).map((climber) => ({
    ...climber,
    height: Math.floor((MYSTIC_PEAK.peak * climber.height) / STEPS),
  }));
}

export function peakProjectorView(
  climbers: readonly Climber[],
  mountain: MountainKind = 'default',
  more: Partial<MountainView> = {},
): ProjectorStageView {
  const { projector, join } = climbView(climbers, MYSTIC_PEAK.peak, {
    type: 'mystic_peak',
    mountain: { camps: CAMPS, avalanche: null, ...more },
    options: { ...DEFAULT_OPTIONS, mountain },
  });
  const rows = projector.board?.rows.map((row) => ({ ...row, score: Math.round(row.score / 40) })) ?? [];
  const peakArrivals = climbers
    .filter(({ height }) => height >= MYSTIC_PEAK.peak)
    .slice(0, MYSTIC_PEAK.wall.flags)
    .map(({ id }) => id);
  return { join, projector: { ...projector, board: { rows, total: climbers.length }, peakArrivals } };
}

const avalanche = { camp: 3, by: 'Ben', fallsAt: FIXTURE_NOW + 3_000 };

export const peakProjectorFixtures: readonly SceneFixtures[] = [
  {
    group: 'peakWall',
    scene: 'projectorPeak',
    fixtures: {
      one: peakProjectorView(peakClimbers(1)),
      eight: peakProjectorView(peakClimbers(8)),
      ...Object.fromEntries(
        MOUNTAINS.map((kind) => [`class-of-30-${kind}`, peakProjectorView(peakClimbers(30), kind)]),
      ),
      'at-the-foot': peakProjectorView(peakClimbers(30, 0)),
      'on-the-peak': peakProjectorView(peakClimbers(30, 1)),
      '300': peakProjectorView(peakClimbers(300), 'fuji'),
      '300-on-the-peak': peakProjectorView(peakClimbers(300, 1), 'kilimanjaro'),
      warned: peakProjectorView(peakClimbers(30), 'default', { avalanche }),
      fallen: peakProjectorView(peakClimbers(30), 'default'),
      'one-arrives': peakProjectorView(
        peakClimbers(8).map((climber, index) =>
          index === 2 ? { ...climber, height: MYSTIC_PEAK.peak } : climber,
        ),
      ),
    },
    after: { fallen: 'peakWall/warned', 'one-arrives': 'peakWall/eight' },
  },
];
