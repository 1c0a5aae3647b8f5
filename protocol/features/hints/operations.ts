import * as z from 'zod/mini';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { seatCommand } from '#protocol/operations/commands.ts';
import { InSeat, QuestionId } from '#protocol/schemas/common.ts';
import type { ProtocolFeature } from '#protocol/feature.ts';

const operations = {
  getHint: seatCommand({
    name: 'getHint',
    summary:
      'Returns the next hint for the open question, if the game allows hints and one is left. Retrying returns the same hint.',
    path: 'hint',
    legacyPath: '/getHint',
    request: z.object({
      ...InSeat,
      questionId: QuestionId,
      /** Number of the hint, from 1. */
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

export const hintsProtocol = { operations } satisfies ProtocolFeature;
