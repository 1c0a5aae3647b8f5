import * as z from 'zod/mini';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { REORDER_MIN_ITEMS } from '#core/questions/reorder/index.ts';
import { type AuthoredForm, DRAFT, draftId, FINISHED, saysSomething } from '#protocol/questions/authored.ts';
import { optionCounts, playedOptions } from '#protocol/questions/options.ts';
import { authoredPiece } from '#protocol/questions/placing.ts';
import { playedBase } from '#protocol/questions/played.ts';
import type { QuestionSchemas } from '#protocol/questions/schemas.ts';
import { OptionId } from '#protocol/schemas/common.ts';

const type = z.literal('REORDER');
const most = CONTENT_LIMITS.optionsMax;

const authored = (form: AuthoredForm) => ({
  type,
  ...form.base,
  items: form.list(authoredPiece(form), REORDER_MIN_ITEMS, most, 'tooManyPieces', 'tooFewPieces'),
});

export const reorderSchemas: QuestionSchemas<'REORDER'> = {
  authored: z.strictObject(authored(FINISHED)).check(saysSomething),
  draft: z.strictObject({ ...draftId, ...authored(DRAFT) }),
  question: z.strictObject({ ...playedBase, type, items: playedOptions }),
  answer: z.strictObject({ type, order: z.array(OptionId).check(z.maxLength(most)) }),
  reveal: z.strictObject({ type, order: z.array(OptionId) }),
  spread: z.strictObject({ type, places: optionCounts, kept: z.nullable(optionCounts) }),
};
