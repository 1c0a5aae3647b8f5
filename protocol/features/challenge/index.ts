import * as z from 'zod/mini';
import { PlayerId } from '#protocol/schemas/common.ts';

const room = {
  challenge: z.nullable(
    z.strictObject({
      by: z.union([PlayerId, z.literal('')]),
      climbing: z.array(PlayerId),
    }),
  ),
};

/** Errors that only this feature's operations return, with their HTTP status. */
const errors = {
  /** A challenge needs two players to start. */
  'room.TOO_FEW_PLAYERS': 409,
  /** Only the player who opened the challenge may do this. */
  'player.NOT_HOST': 403,
} as const;

export const challengeFields = { errors, room };
