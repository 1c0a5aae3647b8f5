import * as z from 'zod/mini';
import { defineOperation } from '#protocol/operation.ts';
import { hostCommand, SEAT_ERRORS } from '#protocol/operations/commands.ts';
import { Count, InRoom, InSeat, PlayerId } from '#protocol/schemas/common.ts';

export const operations = {
  raiseHand: defineOperation({
    name: 'raiseHand',
    summary: "Raises the player's hand, or takes it down; a live game takes hands from the lobby to its end.",
    method: 'POST',
    path: '/v1/games/{roomHash}/raise-hand',
    legacyPath: '/raiseHand',
    event: 'raiseHand',
    role: 'player',
    request: z.object({
      ...InSeat,
      /** Down, where it is false. */
      raised: z.optional(z.boolean()),
    }),
    /** Place among the hands that are up, 1-based; null where it is down. */
    answer: z.strictObject({ seq: Count, studentQueueNo: z.nullable(Count) }),
    errors: SEAT_ERRORS,
    retries: 1,
  }),
  lowerHand: hostCommand({
    name: 'lowerHand',
    summary: "Takes a player's raised hand down. Without a player, every hand.",
    path: 'lower-hand',
    request: z.object({ ...InRoom, playerId: z.optional(PlayerId) }),
    errors: ['player.NOT_FOUND'],
  }),
};
