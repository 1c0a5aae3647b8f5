import { beforeAll, describe, expect, it } from 'vitest';
import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import { peakClimbers, peakProjectorView } from '#scenes/features/mysticPeak/projector/fixtures.ts';
import {
  mountainEvents,
  peakNews,
  peakProjectorModel,
  projectorMountain,
} from '#scenes/features/mysticPeak/projector/model.ts';
import { loadProjectorFeatures } from '#scenes/features/registry.ts';

beforeAll(loadProjectorFeatures);

/** Climbers in five camps, at these heights. */
const at = (...heights: readonly number[]) =>
  peakProjectorView(
    peakClimbers(heights.length).map((climber, index) => ({ ...climber, height: heights[index] ?? 0 })),
  );

const seen = { movedAt: new Map<string, number>(), now: 0, buried: null };

describe('the projector of a climb', () => {
  it('counts the climbers in each camp, each of them once', () => {
    const { projector, join } = at(0, 199, 200, 399, 400, 1_000);
    expect(projectorMountain(projector, seen).counts).toEqual([2, 2, 1, 0, 0]);
    expect(
      peakProjectorModel(projector, join).places.map(({ line }) => [line.key, line.values?.['count']]),
    ).toEqual([
      ['mysticPeak:wall.atPeak', 1],
      ['mysticPeak:wall.inCamp', 1],
      ['mysticPeak:wall.inCamp', 2],
      ['mysticPeak:wall.inCamp', 2],
    ]);
  });

  it('shows a whole class as named figures, but only leaders and recent movers of a crowd', () => {
    const { projector: few } = peakProjectorView(peakClimbers(30));
    expect(projectorMountain(few, seen).climbers.filter(({ lamp }) => lamp)).toEqual([]);
    const { projector: many } = peakProjectorView(peakClimbers(300));
    const lowest = many.climbers.toSorted((a, b) => a.height - b.height)[0]?.id ?? '';
    const named = (movedAt: ReadonlyMap<string, number>, now: number) =>
      projectorMountain(many, { ...seen, movedAt, now }).climbers.filter(({ isNamed }) => isNamed);
    expect(named(new Map(), 0)).toHaveLength(MYSTIC_PEAK.wall.highest);
    const moved = new Map([[lowest, 10_000]]);
    expect(named(moved, 10_100).map(({ id }) => id)).toContain(lowest);
    expect(named(moved, 10_000 + MYSTIC_PEAK.wall.movedMs).map(({ id }) => id)).not.toContain(lowest);
  });

  it('announces the first climber at a camp once, and every arrival on the peak', () => {
    const [foot, camp, others, first, second] = [
      at(160, 0, 0),
      at(200, 0, 0),
      at(200, 200, 0),
      at(1_000, 200, 0),
      at(1_000, 1_000, 0),
    ].map(({ projector }) => projector);
    if (!foot || !camp || !others || !first || !second) throw new Error('no views');
    const keys = (before: typeof foot, after: typeof foot) => peakNews(before, after).map(({ key }) => key);
    const types = (before: typeof foot, after: typeof foot) =>
      mountainEvents(before, after).map(({ type }) => type);
    expect(keys(foot, camp)).toEqual(['mysticPeak:wall.news.camp']);
    expect(types(foot, camp)).toEqual(['climbed', 'camp']);
    expect(keys(camp, others)).toEqual([]);
    expect(keys(others, first)[0]).toBe('mysticPeak:wall.news.peak');
    expect(types(others, first)).toContain('peak');
    expect(keys(first, second)).toEqual(['mysticPeak:wall.news.peak']);
    expect(types(first, second)).toEqual(['climbed', 'peak']);
    expect(mountainEvents(camp, camp)).toEqual([]);
  });

  it('warns of an avalanche once, and drops it on its camp when it is over', () => {
    const climbers = peakClimbers(8);
    const calm = peakProjectorView(climbers).projector;
    const warned = peakProjectorView(climbers, 'default', {
      avalanche: { camp: 3, by: 'Ben', fallsAt: 5_000 },
    }).projector;
    expect(peakNews(calm, warned)).toEqual([
      { key: 'mysticPeak:avalanche.warning', values: { name: 'Ben' } },
    ]);
    expect(peakNews(warned, { ...warned })).toEqual([]);
    expect(mountainEvents(warned, calm)).toEqual([{ type: 'avalanche', camp: 2 }]);
  });
});
