import * as z from 'zod/mini';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { NAME_MAX_LENGTH } from '#core/names/cleanName.ts';
import { defineOperation } from '#protocol/operation.ts';
import { CONTROL_TIMEOUT_MS, HostAnswer, ROOM_ERRORS } from '#protocol/operations/commands.ts';
import { InRoom, PlayerId, QuestionId } from '#protocol/schemas/common.ts';
import { Answer } from '#protocol/schemas/question.ts';
import type { ProtocolFeature } from '#protocol/feature.ts';

/**
 * Maximum size of a sheet in bytes: 1,000 questions, hundreds of them with long texts. That is too large for
 * the socket, so sheets are sent over HTTP.
 */
const MAX_SHEET_BYTES = 512 * 1024;

const operations = {
  recordSheet: defineOperation({
    name: 'recordSheet',
    summary:
      'Records one answer sheet of a paper game, or corrects it if a player is given. Questions without an answer were left blank.',
    method: 'POST',
    path: '/v1/games/{roomHash}/sheets',
    role: 'roomHost',
    request: z.object({
      ...InRoom,
      /** The player whose sheet is corrected; absent for a new sheet. */
      playerId: z.optional(PlayerId),
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(NAME_MAX_LENGTH)),
      answers: z
        .array(z.object({ questionId: QuestionId, answer: Answer }))
        .check(z.maxLength(CONTENT_LIMITS.playedMax)),
    }),
    answer: HostAnswer,
    errors: [
      ...ROOM_ERRORS,
      'room.FULL',
      'player.NOT_FOUND',
      'player.DUPLICATE_NAME',
      'response.WRONG_QUESTION',
      'response.CANT_SAVE',
      'server.BUSY',
    ],
    timeoutMs: CONTROL_TIMEOUT_MS,
    retries: 1,
    maxBody: MAX_SHEET_BYTES,
  }),
};

export const paperProtocol = { operations } satisfies ProtocolFeature;
