// Fixtures of teams: in the lobby, on the leaderboard, and at the end.

import { type Team, TEAM_CHARACTERS, teamId } from '#core/features/teams/teams.ts';
import type { Highlight } from '#core/views/highlights.ts';
import type { Board, PlayerSlide } from '#core/views/playerView.ts';
import {
  crowdFixture,
  FIXTURE_NOW,
  ownStateFixture,
  roomFixture,
  slideFixture,
  stageFixture,
  summaryFixture,
} from '#scenes/player/playerFixtures.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import { climbView, fixtureClimb, fixtureLobby, viewOf } from '#scenes/projector/fixtureViews.ts';
import type { ProjectorStageView } from '#scenes/projector/view.ts';
import { capital, judged } from '#scenes/questions/mcq/fixtures.ts';
import type { SceneFixtures } from '#scenes/sceneFixtures.ts';

const TEAM_NAME = 'The sherpas of room 204';

const teamsOf = (players: number, teams: number): readonly Team[] =>
  Array.from({ length: teams }, (_, team) => ({
    name: team === 1 ? TEAM_NAME : null,
    players: Math.ceil((players - team) / teams),
  }));

/** Deals the players out to the teams in turn. */
const teamWaiting = (count: number, teams: number): PlayerStageView =>
  stageFixture({
    room: roomFixture({
      type: 'team',
      state: 'waiting',
      playerCount: count,
      teams: teamsOf(count, teams),
    }),
    lobby: crowdFixture(count).map((player, index) => ({ ...player, team: index % teams })),
    me: ownStateFixture({ score: 0, streak: 0, rank: null, previousRank: null, team: 0 }),
  });

/** `first`: the points of the top team; `less`: how many fewer each next team has. */
const rows = (teams: number, players: number, [first, less]: readonly [number, number]): Board => ({
  rows: Array.from({ length: teams }, (_, team) => ({
    id: teamId(team),
    name: team === 1 ? TEAM_NAME : '',
    character: TEAM_CHARACTERS[team] ?? 0,
    origin: 'web',
    score: first - team * less,
    rank: team + 1,
    previousRank: null,
    accuracy: 80 - team * 3,
    streak: 0,
    team: { index: team, players },
  })),
  total: teams,
});

/** The player's team is third, or last if there are fewer. */
const teamBoard = (teams: number): PlayerStageView =>
  stageFixture({
    room: roomFixture({ type: 'team', teams: teamsOf(24, teams) }),
    me: ownStateFixture({ rank: 7, previousRank: null, team: Math.min(2, teams - 1) }),
    slide: slideFixture(null, { state: 'reveal' }),
    board: rows(teams, 6, [24_300, 2_130]),
  });

/** Rows with the first team at this rank. */
function overRows(own: number): Board {
  const { rows: all, total } = rows(4, 6, [31_240 + (own - 1) * 2_130, 2_130]);
  const [first, ...others] = all;
  const ranked = first ? others.toSpliced(own - 1, 0, first) : others;
  return {
    rows: ranked.map((row, index) => ({ ...row, rank: index + 1, score: all[index]?.score ?? 0 })),
    total,
  };
}

/** `rank`: null while the projector comes first. */
export const teamOver = (rank: number | null): PlayerStageView =>
  stageFixture({
    room: roomFixture({ type: 'team', state: 'completed', teams: teamsOf(24, 4) }),
    me: ownStateFixture({
      rank: rank && 7,
      placesAt: rank === null ? FIXTURE_NOW + 6_000 : null,
      score: 7_300,
      accuracy: 75,
      isOver: true,
      longestStreak: 6,
      team: 0,
    }),
    board: rank === null ? null : overRows(rank),
    summary: summaryFixture({
      rank: rank && 7,
      score: 7_300,
      moments: MOMENTS,
      team: rank === null ? null : { rank, score: 31_240, count: 4 },
    }),
  });

const MOMENTS: readonly Highlight[] = [
  { kind: 'rare', number: 5, right: 2, answered: 8 },
  { kind: 'streak', count: 6 },
  { kind: 'quickest', number: 4, timeMs: 2_140 },
];

/** On the projector. */
const FOUR = { type: 'team', playerCount: 28, teams: teamsOf(28, 4) } as const;
const FOUR_ROWS = rows(4, 7, [41_300, 3_130]);

/** A team podium on which the teams' players still stand. */
function teamPodium(players: number, teams: number): ProjectorStageView {
  return viewOf(
    {
      board: rows(teams, Math.ceil(players / teams), [41_300, 3_130]),
      lobby: fixtureLobby(players).map((player, index) => ({ ...player, team: index % teams })),
    },
    { type: 'team', playerCount: players, teams: teamsOf(players, teams), state: 'completed' },
  );
}

/** A question in a team game. */
const teamQuestion = (team: number, slide: Partial<PlayerSlide> = {}): PlayerStageView =>
  stageFixture({
    room: roomFixture({ type: 'team', teams: teamsOf(24, 4) }),
    me: ownStateFixture({ team, streak: 4, longestStreak: 4, score: 12_460 }),
    slide: slideFixture(capital, slide),
  });

/** Deals the players out to the teams in turn; the teams are at different heights. */
function teamClimb(players: number, teams: number): ProjectorStageView {
  const climbers = fixtureClimb(players, 12, 0.46).map((climber, index) => ({
    ...climber,
    team: index % teams,
    height: Math.min(12, Math.max(0, climber.height + 2 - (index % teams))),
  }));
  const { projector, join } = climbView(climbers, 12, {
    type: 'team',
    playerCount: players,
    teams: teamsOf(players, teams),
  });
  return {
    join,
    projector: { ...projector, board: rows(teams, Math.ceil(players / teams), [41_300, 3_130]) },
  };
}

export const teams: readonly SceneFixtures[] = [
  {
    group: 'mcq',
    scene: 'question',
    fixtures: {
      team: teamQuestion(0),
      namedTeam: teamQuestion(1),
      teamCorrect: teamQuestion(1, judged('o2', 'correct')),
    },
  },
  { group: 'lobby', scene: 'lobby', fixtures: { teams: teamWaiting(24, 4) } },
  { group: 'leaderboard', scene: 'leaderboard', fixtures: { teams: teamBoard(4), eightTeams: teamBoard(8) } },
  {
    group: 'gameOver',
    scene: 'gameOver',
    fixtures: { team: teamOver(1), secondTeam: teamOver(2), teamWaiting: teamOver(null) },
  },
  {
    group: 'projectorLobby',
    scene: 'projectorLobby',
    fixtures: {
      'four-teams': viewOf(
        { lobby: fixtureLobby(28).map((player, index) => ({ ...player, team: index % 4 })) },
        { ...FOUR, state: 'waiting' },
      ),
    },
  },
  {
    group: 'projectorLeaderboard',
    scene: 'projectorLeaderboard',
    fixtures: { 'four-teams': viewOf({ board: FOUR_ROWS, progress: 40 }, FOUR) },
  },
  {
    group: 'projectorClimb',
    scene: 'projectorClimb',
    fixtures: {
      'four-teams': teamClimb(28, 4),
      'eight-teams': teamClimb(30, 8),
      'teams-of-120': teamClimb(120, 6),
    },
  },
  {
    group: 'podium',
    scene: 'podium',
    fixtures: {
      'four-teams': teamPodium(28, 4),
      'two-teams': teamPodium(9, 2),
      'eight-teams': teamPodium(60, 8),
    },
  },
];
