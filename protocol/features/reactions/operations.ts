import * as z from 'zod/mini';
import { REACTIONS, MAX_WAVES_SHOWN } from '#core/features/reactions/reactions.ts';
import { defineOperation } from '#protocol/operation.ts';
import { SEAT_ERRORS } from '#protocol/operations/commands.ts';
import { Count, InSeat, PlayerId } from '#protocol/schemas/common.ts';
import type { ProtocolFeature } from '#protocol/feature.ts';

/** Signals with the reactions shown to the room, and the players who waved, since the previous one. */
const signals = { reactionUpdate: { reactions: z.partialRecord(z.enum(REACTIONS), Count) } };
const signalsToAll = {
  wave: { waves: z.array(PlayerId).check(z.maxLength(MAX_WAVES_SHOWN)) },
};

const operations = {
  reactionUpdate: defineOperation({
    name: 'reactionUpdate',
    summary: 'Shows a reaction on the projector and to the host, without a name. It is not stored.',
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
    summary: 'Waves to everyone in the lobby. Pages and the projector show it. It is not stored.',
    method: 'POST',
    path: '/v1/games/{roomHash}/wave',
    event: 'wave',
    role: 'player',
    request: z.object(InSeat),
    answer: z.strictObject({ shown: z.boolean() }),
    errors: SEAT_ERRORS,
  }),
};

export const reactionsProtocol = { signals, signalsToAll, operations } satisfies ProtocolFeature;
