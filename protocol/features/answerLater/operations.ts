import * as z from 'zod/mini';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { defineOperation } from '#protocol/operation.ts';
import { SEAT_ERRORS, seatCommand } from '#protocol/operations/commands.ts';
import { InSeat, QuestionId, Time } from '#protocol/schemas/common.ts';
import { Answer } from '#protocol/schemas/question.ts';
import { PlayerView, ResponseState } from '#protocol/schemas/views.ts';

/** The last question can't be left for later: nothing else is left to go on with. */
export const operations = {
  answerLater: seatCommand({
    name: 'answerLater',
    summary:
      'Leaves the open question of a student-paced game for the end; its clock stands still until then.',
    path: 'answer-later',
    request: z.object({
      ...InSeat,
      questionId: QuestionId,
      /** What stands there so far: it stands there again when the question comes again. */
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
      'Passes all questions that are left without an answer, where each of them was left for later before: these, or none of them.',
    method: 'POST',
    path: '/v1/games/{roomHash}/skip-many',
    legacyPath: '/skipManyQuestions',
    event: 'skipManyQuestions',
    role: 'player',
    request: z.object({
      ...InSeat,
      /** Every one of them, in any order. */
      responses: z
        .array(z.object({ questionId: QuestionId }))
        .check(z.minLength(1), z.maxLength(CONTENT_LIMITS.playedMax)),
    }),
    /** `responses`: what has become of each. */
    answer: z.strictObject({
      view: PlayerView,
      now: Time,
      responses: z.array(z.strictObject({ questionId: QuestionId, state: ResponseState })),
    }),
    errors: [...SEAT_ERRORS, 'response.WRONG_QUESTION'],
    retries: 1,
  }),
};
