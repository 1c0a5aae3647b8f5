import * as z from 'zod/mini';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { REORDER_MIN_ITEMS } from '#core/questions/reorder/index.ts';
import { DRAFT, draftId, FINISHED, saysSomething } from '#protocol/questions/authored.ts';
import { authoredItem, optionCounts, playedOptions } from '#protocol/questions/options.ts';
import { playedBase } from '#protocol/questions/played.ts';
import type { QuestionSchemas } from '#protocol/questions/schemas.ts';
import { OptionId } from '#protocol/schemas/common.ts';

const type = z.literal('REORDER');
const most = CONTENT_LIMITS.optionsMax;

export const reorderSchemas: QuestionSchemas<'REORDER'> = {
  authored: z
    .strictObject({
      type,
      ...FINISHED.base,
      items: FINISHED.list(
        z.strictObject(authoredItem(FINISHED)).check(saysSomething),
        REORDER_MIN_ITEMS,
        most,
      ),
    })
    .check(saysSomething),
  draft: z.strictObject({
    ...draftId,
    type,
    ...DRAFT.base,
    items: DRAFT.list(z.strictObject(authoredItem(DRAFT)), REORDER_MIN_ITEMS, most),
  }),
  question: z.strictObject({ ...playedBase, type, items: playedOptions }),
  answer: z.strictObject({ type, order: z.array(OptionId).check(z.maxLength(most)) }),
  reveal: z.strictObject({ type, order: z.array(OptionId) }),
  spread: z.strictObject({ type, places: optionCounts, kept: z.nullable(optionCounts) }),
};
