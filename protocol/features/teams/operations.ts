import * as z from 'zod/mini';
import { TEAMS } from '#core/features/teams/teams.ts';
import { defineOperation } from '#protocol/operation.ts';
import { hostCommand, SEAT_ERRORS } from '#protocol/operations/commands.ts';
import { Count, InRoom, InSeat, PlayerId } from '#protocol/schemas/common.ts';
import { LobbyPlayer } from '#protocol/schemas/views.ts';
import type { ProtocolFeature } from '#protocol/feature.ts';

const Team = z.int().check(z.minimum(0), z.maximum(TEAMS.most - 1));

const operations = {
  getTeamPlayers: defineOperation({
    name: 'getTeamPlayers',
    summary: "Lists the players of a team, newest first; without a team, of the caller's own.",
    method: 'POST',
    path: '/v1/games/{roomHash}/team-players',
    legacyPath: '/get-team-players',
    event: 'getTeamPlayers',
    role: 'player',
    request: z.object({ ...InSeat, team: z.optional(Team) }),
    /** `name` is null if the team is named after its character. */
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
    summary: 'Sets the number of teams before the start. Players of removed teams join the smallest ones.',
    path: 'teams',
    request: z.object({ ...InRoom, teams: z.int().check(z.minimum(TEAMS.least), z.maximum(TEAMS.most)) }),
  }),
  shuffleTeams: hostCommand({
    name: 'shuffleTeams',
    summary: 'Shuffles the players into teams, at random and as evenly as possible, before the start.',
    path: 'teams/shuffle',
    request: z.object(InRoom),
  }),
  nameTeam: hostCommand({
    name: 'nameTeam',
    summary: "Renames a team. An empty name restores the name of the team's character.",
    path: 'teams/name',
    request: z.object({ ...InRoom, team: Team, name: z.string().check(z.maxLength(200)) }),
    errors: ['team.NOT_FOUND', 'team.DUPLICATE_NAME'],
  }),
  moveToTeam: hostCommand({
    name: 'moveToTeam',
    summary: 'Moves a player to another team, before the start.',
    path: 'teams/move',
    request: z.object({ ...InRoom, playerId: PlayerId, team: Team }),
    errors: ['team.NOT_FOUND', 'player.NOT_FOUND'],
  }),
};

export const teamsProtocol = { operations } satisfies ProtocolFeature;
