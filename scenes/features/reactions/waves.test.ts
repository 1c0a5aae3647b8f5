import { beforeAll, expect, it } from 'vitest';
import { withSignal } from '#scenes/parts/model.ts';
import { diffPlayer } from '#scenes/player/events.ts';
import { crowdFixture, stageFixture } from '#scenes/player/playerFixtures.ts';
import { diffProjector } from '#scenes/projector/events.ts';
import { viewOf } from '#scenes/projector/fixtureViews.ts';
import { loadProjectorFeatures } from '#scenes/features/registry.ts';

beforeAll(loadProjectorFeatures);

const once = withSignal({}, { waves: ['p1', 'p3'] });
const again = withSignal(once, { waves: ['p1'] });
const lobby = stageFixture({ lobby: crowdFixture(4) });
const projector = viewOf();

it('plants a flag for each player who waves, and counts the hops', () => {
  expect(once).toEqual({ flags: { p1: 1, p3: 1 } });
  expect(again).toEqual({ flags: { p1: 2, p3: 1 } });
});

it('reports each new hop, and none of the earlier ones', () => {
  const first = [
    { type: 'hopped', id: 'p1', first: true },
    { type: 'hopped', id: 'p3', first: true },
  ];
  const second = [{ type: 'hopped', id: 'p1', first: false }];
  expect(diffPlayer(lobby, { ...lobby, traces: once })).toEqual(first);
  expect(diffPlayer({ ...lobby, traces: once }, { ...lobby, traces: again })).toEqual(second);
  expect(diffProjector(projector, { ...projector, traces: once })).toEqual(first);
  expect(diffProjector({ ...projector, traces: once }, { ...projector, traces: again })).toEqual(second);
});

it('ignores other signals and waves already shown', () => {
  expect(withSignal(once, { reactions: { clap: 2 } })).toBe(once);
  expect(withSignal({}, { waves: ['p1', 'p3'] }, 'p1')).toEqual({ flags: { p3: 1 } });
});
