import * as z from 'zod/mini';
import { REACTIONS, WAVES_AT_ONCE } from '#core/features/reactions/reactions.ts';
import { defineOperation } from '#protocol/operation.ts';
import { SEAT_ERRORS } from '#protocol/operations/commands.ts';
import { Count, InSeat, PlayerId } from '#protocol/schemas/common.ts';

/** Their signals: what was shown to the room, and who has waved, since the last one. */
export const signals = { reactionUpdate: { reactions: z.partialRecord(z.enum(REACTIONS), Count) } };
export const signalsToAll = {
  wave: { waves: z.array(PlayerId).check(z.maxLength(WAVES_AT_ONCE)) },
};

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
  wave: defineOperation({
    name: 'wave',
    summary:
      'Waves to everybody in the waiting room: their pages and the projector show it, and nothing keeps it.',
    method: 'POST',
    path: '/v1/games/{roomHash}/wave',
    event: 'wave',
    role: 'player',
    request: z.object(InSeat),
    answer: z.strictObject({ shown: z.boolean() }),
    errors: SEAT_ERRORS,
  }),
};
