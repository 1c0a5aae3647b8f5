import * as z from 'zod/mini';
import { defineOperation } from '#protocol/operation.ts';
import { SEAT_ERRORS } from '#protocol/operations/commands.ts';
import { Count, InSeat } from '#protocol/schemas/common.ts';

export const operations = {
  reportFocus: defineOperation({
    name: 'reportFocus',
    summary:
      'Tells, in a game in focus mode, that its page is out of sight of the player, or in sight again.',
    method: 'POST',
    path: '/v1/games/{roomHash}/focus',
    event: 'reportFocus',
    role: 'player',
    request: z.object({ ...InSeat, away: z.boolean() }),
    answer: z.strictObject({ seq: Count }),
    errors: SEAT_ERRORS,
  }),
};
