import * as z from 'zod/mini';
import { defineOperation } from '#protocol/operation.ts';
import { hostCommand, SEAT_ERRORS } from '#protocol/operations/commands.ts';
import { Count, InRoom, InSeat, PlayerId } from '#protocol/schemas/common.ts';
import type { ProtocolFeature } from '#protocol/feature.ts';

const operations = {
  raiseHand: defineOperation({
    name: 'raiseHand',
    summary: "Raises or lowers the player's hand. Live games accept hands from the lobby to the end.",
    method: 'POST',
    path: '/v1/games/{roomHash}/raise-hand',
    legacyPath: '/raiseHand',
    event: 'raiseHand',
    role: 'player',
    request: z.object({
      ...InSeat,
      /** false lowers the hand. */
      raised: z.optional(z.boolean()),
    }),
    /** `studentQueueNo` is the 1-based place among the raised hands; null if the hand is down. */
    answer: z.strictObject({ seq: Count, studentQueueNo: z.nullable(Count) }),
    errors: SEAT_ERRORS,
    retries: 1,
  }),
  lowerHand: hostCommand({
    name: 'lowerHand',
    summary: "Lowers one player's hand, or all hands if no player is given.",
    path: 'lower-hand',
    request: z.object({ ...InRoom, playerId: z.optional(PlayerId) }),
    errors: ['player.NOT_FOUND'],
  }),
};

export const handsProtocol = { operations } satisfies ProtocolFeature;
