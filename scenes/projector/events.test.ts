import { beforeAll, expect, it } from 'vitest';
import { diffProjector } from '#scenes/projector/events.ts';
import { PROJECTOR_FIXTURES } from '#scenes/projector/fixtures.ts';
import { fixtureLobby, fixtureRows } from '#scenes/projector/fixtureViews.ts';
import type { ProjectorStageView } from '#scenes/projector/view.ts';
import { loadProjectorFeatures } from '#scenes/features/registry.ts';

beforeAll(loadProjectorFeatures);

const view = (scene: string, name: string): ProjectorStageView => {
  const found = PROJECTOR_FIXTURES.find((fixture) => fixture.scene === scene && fixture.name === name);
  if (!found) throw new Error(`no fixture ${scene} ${name}`);
  return found.view;
};
const change = (
  base: ProjectorStageView,
  projector: Partial<ProjectorStageView['projector']>,
): ProjectorStageView => ({
  ...base,
  projector: { ...base.projector, ...projector },
});
const types = (previous: ProjectorStageView | null, next: ProjectorStageView): string[] =>
  diffProjector(previous, next).map(({ type }) => type);

const lobby = view('projectorLobby', 'one player');
const open = view('projectorQuestion', 'open');

it('reports the opening, and nothing for an unchanged view', () => {
  expect(types(null, lobby)).toEqual(['opened']);
  for (const { view: same } of PROJECTOR_FIXTURES) expect(diffProjector(same, same)).toEqual([]);
});

it('reports who joined, and that the crowd moves when someone leaves', () => {
  const two = change(lobby, { lobby: fixtureLobby(2) });
  expect(diffProjector(lobby, two)).toEqual([{ type: 'playerJoined', id: 'p1' }, { type: 'crowdMoved' }]);
  expect(types(two, lobby)).toEqual(['crowdMoved']);
});

it('reports who looks different, and nothing else', () => {
  const [first, ...others] = fixtureLobby(3);
  if (!first) throw new Error('no player');
  const before = change(lobby, { lobby: [first, ...others] });
  const after = change(lobby, { lobby: [{ ...first, character: 's1e2' }, ...others] });
  expect(diffProjector(before, after)).toEqual([{ type: 'characterChanged', id: first.id }]);
});

it('follows a question from its opening to its reveal', () => {
  expect(types(view('projectorQuestion', 'before a question'), open)).toEqual(['questionOpened']);
  expect(types(open, view('projectorQuestion', 'closed'))).toEqual(['closed']);
  expect(types(open, view('projectorQuestion', 'revealed'))).toEqual(['answersCame', 'closed', 'revealed']);
});

it('reports the former rank of each row when ranks change', () => {
  const before = change(lobby, { board: { rows: fixtureRows(2), total: 2 } });
  const rows = fixtureRows(2)
    .toReversed()
    .map((row, index) => ({ ...row, rank: index + 1 }));
  expect(diffProjector(before, change(lobby, { board: { rows, total: 2 } }))).toEqual([
    { type: 'boardMoved', from: { p0: 1, p1: 2 } },
  ]);
});
