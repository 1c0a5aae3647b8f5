import * as z from 'zod/mini';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { BLANK_MAX_LENGTH } from '#core/questions/blank/index.ts';
import { type AuthoredForm, DRAFT, draftId, FINISHED, saysSomething } from '#protocol/questions/authored.ts';
import { playedBase, textCounts, typedText } from '#protocol/questions/played.ts';
import type { QuestionSchemas } from '#protocol/questions/schemas.ts';

const authored = ({ base, list, filledText }: AuthoredForm) => ({
  type: z.literal('BLANK'),
  ...base,
  accepted: list(filledText(BLANK_MAX_LENGTH), 1, CONTENT_LIMITS.acceptedAnswers),
});

export const blankSchemas: QuestionSchemas<'BLANK'> = {
  authored: z.strictObject(authored(FINISHED)).check(saysSomething),
  draft: z.strictObject({ ...draftId, ...authored(DRAFT) }),
  question: z.strictObject({ ...playedBase, type: z.literal('BLANK') }),
  answer: z.strictObject({ type: z.literal('BLANK'), text: typedText(BLANK_MAX_LENGTH) }),
  reveal: z.strictObject({ type: z.literal('BLANK'), accepted: z.array(z.string()) }),
  spread: z.strictObject({ type: z.literal('BLANK'), texts: textCounts }),
};
