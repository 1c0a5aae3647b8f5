import * as z from 'zod/mini';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { PASSAGE_DISPLAYS } from '#core/questions/comprehension/display.ts';
import { type AuthoredForm, DRAFT, draftId, FINISHED, saysSomething } from '#protocol/questions/authored.ts';
import { FormattedText, playedBase } from '#protocol/questions/played.ts';
import type { QuestionSchemas } from '#protocol/questions/schemas.ts';

const type = z.literal('COMPREHENSION');
const display = z.exactOptional(z.enum(PASSAGE_DISPLAYS));

const authored = ({ base, child, filledText, list }: AuthoredForm) => ({
  type,
  ...base,
  passage: filledText(CONTENT_LIMITS.passage, 'passageTooLong', 'passageEmpty'),
  display,
  jumble: z.exactOptional(z.literal(true)),
  questions: list(child, 1, CONTENT_LIMITS.playedMax - 1, 'tooManyQuestions', 'noQuestions'),
});

export const comprehensionSchemas: QuestionSchemas<'COMPREHENSION'> = {
  authored: z.strictObject(authored(FINISHED)).check(saysSomething),
  draft: z.strictObject({ ...draftId, ...authored(DRAFT) }),
  question: z.strictObject({ ...playedBase, type, passage: FormattedText, display }),
  answer: z.strictObject({ type }),
  reveal: z.strictObject({ type }),
  spread: z.strictObject({ type }),
  isParent: true,
};
