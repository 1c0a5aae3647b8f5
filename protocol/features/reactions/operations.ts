import * as z from 'zod/mini';
import { REACTIONS } from '#core/features/reactions/reactions.ts';
import { defineOperation } from '#protocol/operation.ts';
import { SEAT_ERRORS } from '#protocol/operations/commands.ts';
import { Count, InSeat } from '#protocol/schemas/common.ts';

/** Its signal: what was shown to the room since the last one. */
export const signals = { reactionUpdate: { reactions: z.partialRecord(z.enum(REACTIONS), Count) } };

export const operations = {
  reactionUpdate: defineOperation({
    name: 'reactionUpdate',
    summary:
      'Shows a reaction to the room, on the projector and to the host, without a name; nothing keeps it.',
    method: 'POST',
    path: '/v1/games/{roomHash}/reaction-update',
    legacyPath: '/reactionUpdate',
    event: 'reactionUpdate',
    role: 'player',
    request: z.object({ ...InSeat, reactionDetail: z.enum(REACTIONS) }),
    answer: z.strictObject({ shown: z.boolean() }),
    errors: SEAT_ERRORS,
  }),
};
