import * as z from 'zod/mini';
import { WORDS } from '#core/questions/wordcloud/index.ts';
import { type AuthoredForm, DRAFT, draftId, FINISHED, saysSomething } from '#protocol/questions/authored.ts';
import { playedBase, textCount, typedText } from '#protocol/questions/played.ts';
import type { QuestionSchemas } from '#protocol/questions/schemas.ts';

const type = z.literal('WORDCLOUD');
const words = z.int().check(z.minimum(1), z.maximum(WORDS.max));

const reviewFirst = z.exactOptional(z.literal(true));

const authored = ({ base }: AuthoredForm) => ({ type, ...base, words: z.exactOptional(words), reviewFirst });

export const wordcloudSchemas: QuestionSchemas<'WORDCLOUD'> = {
  authored: z.strictObject(authored(FINISHED)).check(saysSomething),
  draft: z.strictObject({ ...draftId, ...authored(DRAFT) }),
  question: z.strictObject({ ...playedBase, type, words, reviewFirst }),
  answer: z.strictObject({
    type,
    words: z.array(typedText(WORDS.length)).check(z.minLength(1), z.maxLength(WORDS.max)),
  }),
  reveal: z.strictObject({ type }),
  spread: z.strictObject({
    type,
    texts: z.array(z.extend(textCount, { merged: z.exactOptional(z.array(z.string())) })),
  }),
};
