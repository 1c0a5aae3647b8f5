import * as z from 'zod/mini';
import { Count, PlayerId } from '#protocol/schemas/common.ts';

const team = z.nullable(Count);
/** Id of a team's row on the leaderboard. */
const TeamId = z.string().check(z.regex(/^team-[0-7]$/));

const room = {
  teams: z.array(z.strictObject({ name: z.nullable(z.string()), players: Count })),
};
const me = { team };
const lobbyPlayer = { team };
const hostRow = { team };
const boardRow = {
  id: z.union([PlayerId, TeamId]),
  team: z.nullable(z.strictObject({ index: Count, players: Count })),
};
const summary = {
  team: z.nullable(z.strictObject({ rank: Count, score: Count, count: Count })),
};

/** Errors that only this feature's operations return, with their HTTP status. */
const errors = { 'team.NOT_FOUND': 404, 'team.DUPLICATE_NAME': 409 } as const;

export const teamsFields = {
  errors,
  room,
  me,
  hostRow,
  lobbyPlayer,
  boardRow,
  summary,
};
