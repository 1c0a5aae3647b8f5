import * as z from 'zod/mini';
import { DRAFT, draftId, FINISHED, saysSomething } from '#protocol/questions/authored.ts';
import {
  authoredOptions,
  correctIds,
  draftOptions,
  optionCounts,
  playedOptions,
} from '#protocol/questions/options.ts';
import { playedBase } from '#protocol/questions/played.ts';
import type { QuestionSchemas } from '#protocol/questions/schemas.ts';
import { OptionId } from '#protocol/schemas/common.ts';

export const msqSchemas: QuestionSchemas<'MSQ'> = {
  authored: z
    .strictObject({ type: z.literal('MSQ'), ...FINISHED.base, options: authoredOptions })
    .check(saysSomething),
  draft: z.strictObject({ ...draftId, type: z.literal('MSQ'), ...DRAFT.base, ...draftOptions }),
  question: z.strictObject({ ...playedBase, type: z.literal('MSQ'), options: playedOptions }),
  answer: z.strictObject({
    type: z.literal('MSQ'),
    optionIds: z.array(OptionId).check(z.minLength(1), z.maxLength(20)),
  }),
  reveal: z.strictObject({ type: z.literal('MSQ'), correctIds }),
  spread: z.strictObject({ type: z.literal('MSQ'), options: optionCounts }),
};
