import * as z from 'zod/mini';
import { Count, QuestionId } from '#protocol/schemas/common.ts';

export const choice = {
  secondChances: z.array(z.strictObject({ questionId: QuestionId, index: Count, text: z.string() })),
};
export const hostRow = { atSecondChances: z.boolean() };
export const opening = {
  /** Where second chances stand open nothing opens without it: one of them, or null to go on without them for good. */
  redemptionId: z.optional(z.nullable(QuestionId)),
};
