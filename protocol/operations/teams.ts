// The host's calls for teams (specification 2, section 1 "team").

import * as z from 'zod/mini';
import { TEAMS } from '#core/features/teams/teams.ts';
import { defineOperation } from '#protocol/operation.ts';
import { CONTROL_TIMEOUT_MS, HostAnswer, ROOM_ERRORS } from '#protocol/operations/host.ts';
import { InRoom, PlayerId } from '#protocol/schemas/common.ts';

const Team = z.int().check(z.minimum(0), z.maximum(TEAMS.most - 1));

export const setTeams = defineOperation({
  name: 'setTeams',
  summary: 'Makes so many teams, before the start. Players of teams that are left out go to the smallest.',
  method: 'POST',
  path: '/v1/games/{roomHash}/teams',
  event: 'setTeams',
  role: 'roomHost',
  request: z.object({ ...InRoom, teams: z.int().check(z.minimum(TEAMS.least), z.maximum(TEAMS.most)) }),
  answer: HostAnswer,
  errors: ROOM_ERRORS,
  timeoutMs: CONTROL_TIMEOUT_MS,
  retries: 1,
});

export const shuffleTeams = defineOperation({
  name: 'shuffleTeams',
  summary: 'Deals the players to the teams anew, at random and as evenly as can be, before the start.',
  method: 'POST',
  path: '/v1/games/{roomHash}/teams/shuffle',
  event: 'shuffleTeams',
  role: 'roomHost',
  request: z.object(InRoom),
  answer: HostAnswer,
  errors: ROOM_ERRORS,
  timeoutMs: CONTROL_TIMEOUT_MS,
  retries: 1,
});

export const nameTeam = defineOperation({
  name: 'nameTeam',
  summary: "Names a team; an empty name brings back that of the team's character.",
  method: 'POST',
  path: '/v1/games/{roomHash}/teams/name',
  event: 'nameTeam',
  role: 'roomHost',
  request: z.object({ ...InRoom, team: Team, name: z.string().check(z.maxLength(200)) }),
  answer: HostAnswer,
  errors: [...ROOM_ERRORS, 'team.NOT_FOUND', 'team.DUPLICATE_NAME'],
  timeoutMs: CONTROL_TIMEOUT_MS,
  retries: 1,
});

export const moveToTeam = defineOperation({
  name: 'moveToTeam',
  summary: 'Puts a player into another team, before the start.',
  method: 'POST',
  path: '/v1/games/{roomHash}/teams/move',
  event: 'moveToTeam',
  role: 'roomHost',
  request: z.object({ ...InRoom, playerId: PlayerId, team: Team }),
  answer: HostAnswer,
  errors: [...ROOM_ERRORS, 'team.NOT_FOUND', 'player.NOT_FOUND'],
  timeoutMs: CONTROL_TIMEOUT_MS,
  retries: 1,
});

export const TEAM_OPERATIONS = { setTeams, shuffleTeams, nameTeam, moveToTeam } as const;
