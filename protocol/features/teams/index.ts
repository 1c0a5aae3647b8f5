import * as z from 'zod/mini';
import { Count, PlayerId } from '#protocol/schemas/common.ts';

const team = z.nullable(Count);
/** A team, where its row stands among others. */
const TeamId = z.string().check(z.regex(/^team-[0-7]$/));

export const room = {
  teams: z.array(z.strictObject({ name: z.nullable(z.string()), players: Count })),
};
export const me = { team };
export const lobbyPlayer = { team };
export const hostRow = { team };
export const boardRow = {
  id: z.union([PlayerId, TeamId]),
  team: z.nullable(z.strictObject({ index: Count, players: Count })),
};
export const summary = {
  team: z.nullable(z.strictObject({ rank: Count, score: Count, count: Count })),
};

/** Errors that its calls alone answer, with their HTTP status. */
export const errors = { 'team.NOT_FOUND': 404, 'team.DUPLICATE_NAME': 409 } as const;
