import * as z from 'zod/mini';
import { defineOperation } from '#protocol/operation.ts';
import { proceedGame, Receipt } from '#protocol/operations/play.ts';
import { InSeat, QuestionId } from '#protocol/schemas/common.ts';
import { Answer } from '#protocol/schemas/question.ts';
import type { ProtocolFeature } from '#protocol/feature.ts';

const operations = {
  updateResponse: defineOperation({
    name: 'updateResponse',
    summary:
      'Replaces an answer during the review before submitting: getQuestions with its reviewId and proceedGame in one call.',
    method: 'POST',
    path: '/v1/games/{roomHash}/update-response',
    legacyPath: '/v2/update-response',
    event: 'updateResponse',
    role: 'player',
    request: z.object({
      ...InSeat,
      questionId: QuestionId,
      response: z.object({ answer: Answer }),
    }),
    answer: Receipt,
    errors: proceedGame.errors,
    timeoutMs: 20_000,
    retries: 2,
  }),
};

export const reviewProtocol = { operations } satisfies ProtocolFeature;
