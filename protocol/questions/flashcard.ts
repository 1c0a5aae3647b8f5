import * as z from 'zod/mini';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import type { FlashcardKind } from '#core/questions/flashcard/index.ts';
import {
  type AuthoredForm,
  DRAFT,
  draftId,
  FINISHED,
  saysSomething,
  text,
} from '#protocol/questions/authored.ts';
import { formattedText, Picture, playedBase } from '#protocol/questions/played.ts';
import type { QuestionSchemas } from '#protocol/questions/schemas.ts';
import { Count } from '#protocol/schemas/common.ts';

const type = z.literal('FLASHCARD');

const authored = ({ base, picture }: AuthoredForm) => ({
  type,
  ...base,
  back: text(CONTENT_LIMITS.optionText, 'backTooLong', 'backEmpty'),
  backMedia: z.exactOptional(picture),
});

const backSaysSomething = z.refine<FlashcardKind['authored']>(
  ({ back, backMedia }) => /\S/.test(back) || backMedia !== undefined,
  { path: ['back'], error: 'backEmpty' },
);

export const flashcardSchemas: QuestionSchemas<'FLASHCARD'> = {
  authored: z.strictObject(authored(FINISHED)).check(saysSomething, backSaysSomething),
  draft: z.strictObject({ ...draftId, ...authored(DRAFT) }),
  question: z.strictObject({
    ...playedBase,
    type,
    back: z.strictObject({ ...formattedText, media: z.exactOptional(Picture) }),
  }),
  answer: z.strictObject({ type, known: z.boolean() }),
  reveal: z.strictObject({ type }),
  spread: z.strictObject({ type, known: Count, notYet: Count }),
};
