// Schemas of all question kinds; the compiler reports anything missing for a new one.

import * as z from 'zod/mini';
import type { QuestionType } from '#core/questions/question.ts';
import { blankSchemas } from '#protocol/questions/blank.ts';
import { flashcardSchemas } from '#protocol/questions/flashcard.ts';
import { matchSchemas } from '#protocol/questions/match.ts';
import { mcqSchemas } from '#protocol/questions/mcq.ts';
import { msqSchemas } from '#protocol/questions/msq.ts';
import { openSchemas } from '#protocol/questions/open.ts';
import { reorderSchemas } from '#protocol/questions/reorder.ts';
import { wordcloudSchemas } from '#protocol/questions/wordcloud.ts';
import type { Member, QuestionSchemas } from '#protocol/questions/schemas.ts';

const SCHEMAS: { readonly [T in QuestionType]: QuestionSchemas<T> } = {
  MCQ: mcqSchemas,
  MSQ: msqSchemas,
  BLANK: blankSchemas,
  OPEN: openSchemas,
  REORDER: reorderSchemas,
  MATCH: matchSchemas,
  WORDCLOUD: wordcloudSchemas,
  FLASHCARD: flashcardSchemas,
};

export const questionType = z.enum(Object.keys(SCHEMAS) as QuestionType[]);

const ALL: readonly QuestionSchemas<QuestionType>[] = Object.values(SCHEMAS);

/** A union of one part of every kind, discriminated by type. */
export function unionOfKinds<Value>(
  part: (schemas: QuestionSchemas<QuestionType>) => Member<Value>,
): z.ZodMiniType<Value, Value> {
  const [first, ...rest] = ALL.map(part);
  if (!first) throw new Error('there are no question kinds');
  return z.discriminatedUnion('type', [first, ...rest]);
}
