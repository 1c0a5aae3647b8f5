import * as z from 'zod/mini';
import { PlayerId } from '#protocol/schemas/common.ts';

export const room = {
  challenge: z.nullable(
    z.strictObject({
      by: z.union([PlayerId, z.literal('')]),
      climbing: z.array(PlayerId),
    }),
  ),
};

/** Errors that its calls alone answer, with their HTTP status. */
export const errors = {
  /** A challenge begins with two. */
  'room.TOO_FEW_PLAYERS': 409,
  /** What only the player may do who opened the challenge. */
  'player.NOT_HOST': 403,
} as const;
