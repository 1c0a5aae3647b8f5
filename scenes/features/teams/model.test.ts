import '#scenes/features/registry.ts';
import { expect, it } from 'vitest';
import { teams } from '#scenes/features/teams/fixtures.ts';
import { boardModel } from '#scenes/player/leaderboard/model.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import { projectorBoardModel } from '#scenes/projector/model.ts';
import type { ProjectorStageView } from '#scenes/projector/view.ts';

const EVEN = { key: 'scenes:board.teamsEven' };

const fixture = (group: string, name: string) => teams.find((each) => each.group === group)?.fixtures[name];

it('says that the points of teams are evened out, to players and on the projector', () => {
  const { player } = fixture('leaderboard', 'teams') as PlayerStageView;
  expect(boardModel(player).line).toMatchObject({ key: 'scenes:board.team', values: { even: EVEN } });
  const { projector, join } = fixture('projectorLeaderboard', 'four-teams') as ProjectorStageView;
  expect(projectorBoardModel(projector, join).caption).toMatchObject(EVEN);
});
