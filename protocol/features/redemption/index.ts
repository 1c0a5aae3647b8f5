import * as z from 'zod/mini';
import { Count, QuestionId } from '#protocol/schemas/common.ts';

const choice = {
  secondChances: z.array(z.strictObject({ questionId: QuestionId, index: Count, text: z.string() })),
};
const hostRow = { atSecondChances: z.boolean() };
const opening = {
  /** Required while second chances are open: the one taken, or null to decline them all for good. */
  redemptionId: z.optional(z.nullable(QuestionId)),
};

export const redemptionFields = { choice, hostRow, opening };
