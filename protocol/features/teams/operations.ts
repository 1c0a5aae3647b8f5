import * as z from 'zod/mini';
import { TEAMS } from '#core/features/teams/teams.ts';
import { defineOperation } from '#protocol/operation.ts';
import { hostCommand, SEAT_ERRORS } from '#protocol/operations/commands.ts';
import { Count, InRoom, InSeat, PlayerId } from '#protocol/schemas/common.ts';
import { LobbyPlayer } from '#protocol/schemas/views.ts';

const Team = z.int().check(z.minimum(0), z.maximum(TEAMS.most - 1));

export const operations = {
  getTeamPlayers: defineOperation({
    name: 'getTeamPlayers',
    summary: 'Who plays in a team, the newest of many; without a team, in the own one.',
    method: 'POST',
    path: '/v1/games/{roomHash}/team-players',
    legacyPath: '/get-team-players',
    event: 'getTeamPlayers',
    role: 'player',
    request: z.object({ ...InSeat, team: z.optional(Team) }),
    /** `name`: null for that of its character. */
    answer: z.strictObject({
      team: Team,
      name: z.nullable(z.string()),
      playerCount: Count,
      players: z.array(LobbyPlayer),
    }),
    errors: SEAT_ERRORS,
    retries: 1,
  }),
  setTeams: hostCommand({
    name: 'setTeams',
    summary: 'Makes so many teams, before the start. Players of teams that are left out go to the smallest.',
    path: 'teams',
    request: z.object({ ...InRoom, teams: z.int().check(z.minimum(TEAMS.least), z.maximum(TEAMS.most)) }),
  }),
  shuffleTeams: hostCommand({
    name: 'shuffleTeams',
    summary: 'Deals the players to the teams anew, at random and as evenly as can be, before the start.',
    path: 'teams/shuffle',
    request: z.object(InRoom),
  }),
  nameTeam: hostCommand({
    name: 'nameTeam',
    summary: "Names a team; an empty name brings back that of the team's character.",
    path: 'teams/name',
    request: z.object({ ...InRoom, team: Team, name: z.string().check(z.maxLength(200)) }),
    errors: ['team.NOT_FOUND', 'team.DUPLICATE_NAME'],
  }),
  moveToTeam: hostCommand({
    name: 'moveToTeam',
    summary: 'Puts a player into another team, before the start.',
    path: 'teams/move',
    request: z.object({ ...InRoom, playerId: PlayerId, team: Team }),
    errors: ['team.NOT_FOUND', 'player.NOT_FOUND'],
  }),
};
