import * as z from 'zod/mini';
import { BLANK_MAX_LENGTH } from '#core/questions/blank/index.ts';
import { type AuthoredForm, DRAFT, draftId, FINISHED, saysSomething } from '#protocol/questions/authored.ts';
import { playedBase, textCounts, typedText } from '#protocol/questions/played.ts';
import type { QuestionSchemas } from '#protocol/questions/schemas.ts';
import { authoredTyped, forgiveTypo, numberField } from '#protocol/questions/typed.ts';

const authored = (form: AuthoredForm) => ({
  type: z.literal('BLANK'),
  ...form.base,
  ...authoredTyped(form, BLANK_MAX_LENGTH),
  forgiveTypo,
});

export const blankSchemas: QuestionSchemas<'BLANK'> = {
  authored: z.strictObject(authored(FINISHED)).check(saysSomething),
  draft: z.strictObject({ ...draftId, ...authored(DRAFT) }),
  question: z.strictObject({ ...playedBase, type: z.literal('BLANK'), number: numberField }),
  answer: z.strictObject({ type: z.literal('BLANK'), text: typedText(BLANK_MAX_LENGTH) }),
  reveal: z.strictObject({ type: z.literal('BLANK'), accepted: z.array(z.string()) }),
  spread: z.strictObject({ type: z.literal('BLANK'), texts: textCounts }),
};
