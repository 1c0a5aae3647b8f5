// OPEN as it crosses the wire and stands in a quiz file.

import * as z from 'zod/mini';
import { OPEN_MAX_LENGTH } from '#core/questions/open/question.ts';
import { authoredBase, saysSomething } from '#protocol/questions/authored.ts';
import { playedBase, typedText } from '#protocol/questions/played.ts';
import type { QuestionSchemas } from '#protocol/questions/schemas.ts';

export const openSchemas: QuestionSchemas<'OPEN'> = {
  authored: z.strictObject({ type: z.literal('OPEN'), ...authoredBase }).check(saysSomething),
  question: z.strictObject({ ...playedBase, type: z.literal('OPEN') }),
  answer: z.strictObject({ type: z.literal('OPEN'), text: typedText(OPEN_MAX_LENGTH) }),
  reveal: z.strictObject({ type: z.literal('OPEN') }),
};
