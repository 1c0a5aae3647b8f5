import * as z from 'zod/mini';
import { seatCommand } from '#protocol/operations/commands.ts';
import { InSeat, QuestionId } from '#protocol/schemas/common.ts';
import type { ProtocolFeature } from '#protocol/feature.ts';

const operations = {
  extraLife: seatCommand({
    name: 'extraLife',
    summary:
      "Uses the attempt's extra life to retry the question that was just missed, or declines it. Retrying the same command has no further effect.",
    path: 'extra-life',
    request: z.object({
      ...InSeat,
      questionId: QuestionId,
      /** false: the answer becomes final, and the extra life is kept for another question. */
      use: z.boolean(),
    }),
    errors: ['response.OFFER_OVER'],
  }),
};

export const extraLifeProtocol = { operations } satisfies ProtocolFeature;
