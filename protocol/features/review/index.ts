import * as z from 'zod/mini';
import { Count, QuestionId } from '#protocol/schemas/common.ts';

export const choice = {
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
export const hostRow = { atReview: z.boolean() };
export const opening = {
  /** Where answers are looked over before they are handed in: the question to open once more. */
  reviewId: z.optional(QuestionId),
};
