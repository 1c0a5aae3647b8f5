import * as z from 'zod/mini';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { defineOperation } from '#protocol/operation.ts';
import { SEAT_ERRORS, seatCommand } from '#protocol/operations/commands.ts';
import { InSeat, QuestionId, Time } from '#protocol/schemas/common.ts';
import { Answer } from '#protocol/schemas/question.ts';
import { PlayerView, ResponseState } from '#protocol/schemas/views.ts';
import type { ProtocolFeature } from '#protocol/feature.ts';

/**
 * NOTHING_ELSE_LEFT: the last question can't be saved for later, because no other question is left to answer.
 */
const operations = {
  answerLater: seatCommand({
    name: 'answerLater',
    summary: 'Saves the open question of a student-paced game for the end. Its timer stops until then.',
    path: 'answer-later',
    request: z.object({
      ...InSeat,
      questionId: QuestionId,
      /** The unfinished answer, restored when the question is asked again. */
      draft: z.nullable(Answer),
    }),
    errors: [
      'response.ALREADY_ANSWERED',
      'response.QUESTION_CLOSED',
      'response.WRONG_QUESTION',
      'response.NOTHING_ELSE_LEFT',
      'response.CANT_SAVE',
    ],
  }),
  skipManyQuestions: defineOperation({
    name: 'skipManyQuestions',
    summary:
      'Skips all remaining questions at once. Allowed only when each of them was saved for later before; otherwise none is skipped.',
    method: 'POST',
    path: '/v1/games/{roomHash}/skip-many',
    legacyPath: '/skipManyQuestions',
    event: 'skipManyQuestions',
    role: 'player',
    request: z.object({
      ...InSeat,
      /** Every remaining question, in any order. */
      responses: z
        .array(z.object({ questionId: QuestionId }))
        .check(z.minLength(1), z.maxLength(CONTENT_LIMITS.playedMax)),
    }),
    /** `responses`: the state of each skipped question. */
    answer: z.strictObject({
      view: PlayerView,
      now: Time,
      responses: z.array(z.strictObject({ questionId: QuestionId, state: ResponseState })),
    }),
    errors: [...SEAT_ERRORS, 'response.WRONG_QUESTION'],
    retries: 1,
  }),
};

export const answerLaterProtocol = { operations } satisfies ProtocolFeature;
