import * as z from 'zod/mini';
import { seatCommand } from '#protocol/operations/commands.ts';
import { InSeat, QuestionId } from '#protocol/schemas/common.ts';

export const operations = {
  extraLife: seatCommand({
    name: 'extraLife',
    summary:
      'Uses the extra life of the attempt on the question that was just missed, which is asked again at once, or does without it there. The same wish twice is one.',
    path: 'extra-life',
    request: z.object({
      ...InSeat,
      questionId: QuestionId,
      /** false: the answer is final, and the extra life is kept for another one. */
      use: z.boolean(),
    }),
    errors: ['response.OFFER_OVER'],
  }),
};
