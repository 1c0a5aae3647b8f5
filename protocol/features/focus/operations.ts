import * as z from 'zod/mini';
import { defineOperation } from '#protocol/operation.ts';
import { SEAT_ERRORS } from '#protocol/operations/commands.ts';
import { Count, InSeat } from '#protocol/schemas/common.ts';
import type { ProtocolFeature } from '#protocol/feature.ts';

const operations = {
  reportFocus: defineOperation({
    name: 'reportFocus',
    summary: 'Reports, in a game with focus alerts, that the player left the page or came back.',
    method: 'POST',
    path: '/v1/games/{roomHash}/focus',
    event: 'reportFocus',
    role: 'player',
    request: z.object({ ...InSeat, away: z.boolean() }),
    answer: z.strictObject({ seq: Count }),
    errors: SEAT_ERRORS,
  }),
};

export const focusProtocol = { operations } satisfies ProtocolFeature;
