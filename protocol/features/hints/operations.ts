import * as z from 'zod/mini';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { seatCommand } from '#protocol/operations/commands.ts';
import { InSeat, QuestionId } from '#protocol/schemas/common.ts';

export const operations = {
  getHint: seatCommand({
    name: 'getHint',
    summary:
      'The next hint to the open question, where the game allows hints and the question has one. Asked twice for the same one, it answers the same.',
    path: 'hint',
    legacyPath: '/getHint',
    request: z.object({
      ...InSeat,
      questionId: QuestionId,
      /** Which one, from 1 on. */
      hint: z.int().check(z.minimum(1), z.maximum(CONTENT_LIMITS.hintsMax)),
    }),
    errors: [
      'response.ALREADY_ANSWERED',
      'response.QUESTION_CLOSED',
      'response.WRONG_QUESTION',
      'response.NO_HINT',
    ],
  }),
};
