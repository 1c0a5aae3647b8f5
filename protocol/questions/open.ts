import * as z from 'zod/mini';
import { OPEN_MAX_LENGTH } from '#core/questions/open/index.ts';
import { type AuthoredForm, DRAFT, draftId, FINISHED, saysSomething } from '#protocol/questions/authored.ts';
import { playedBase, textCounts, typedText } from '#protocol/questions/played.ts';
import type { QuestionSchemas } from '#protocol/questions/schemas.ts';

const authored = ({ base }: AuthoredForm) => ({ type: z.literal('OPEN'), ...base });

export const openSchemas: QuestionSchemas<'OPEN'> = {
  authored: z.strictObject(authored(FINISHED)).check(saysSomething),
  draft: z.strictObject({ ...draftId, ...authored(DRAFT) }),
  question: z.strictObject({ ...playedBase, type: z.literal('OPEN') }),
  answer: z.strictObject({ type: z.literal('OPEN'), text: typedText(OPEN_MAX_LENGTH) }),
  reveal: z.strictObject({ type: z.literal('OPEN') }),
  spread: z.strictObject({ type: z.literal('OPEN'), texts: textCounts }),
};
