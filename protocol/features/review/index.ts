import * as z from 'zod/mini';
import { Count, QuestionId } from '#protocol/schemas/common.ts';

const choice = {
  review: z.array(
    z.strictObject({
      questionId: QuestionId,
      index: Count,
      text: z.string(),
      isAnswered: z.boolean(),
      mayRevise: z.boolean(),
    }),
  ),
};
const hostRow = { atReview: z.boolean() };
const opening = {
  /** The question to reopen, while answers are reviewed before submitting. */
  reviewId: z.optional(QuestionId),
};

export const reviewFields = { choice, hostRow, opening };
