// The schemas of all question kinds: the compiler names what a new one lacks.

import * as z from 'zod/mini';
import type { QuestionType } from '#core/questions/question.ts';
import { blankSchemas } from '#protocol/questions/blank.ts';
import { mcqSchemas } from '#protocol/questions/mcq.ts';
import { msqSchemas } from '#protocol/questions/msq.ts';
import { openSchemas } from '#protocol/questions/open.ts';
import { reorderSchemas } from '#protocol/questions/reorder.ts';
import type { Member, QuestionSchemas } from '#protocol/questions/schemas.ts';

const SCHEMAS: { readonly [T in QuestionType]: QuestionSchemas<T> } = {
  MCQ: mcqSchemas,
  MSQ: msqSchemas,
  BLANK: blankSchemas,
  OPEN: openSchemas,
  REORDER: reorderSchemas,
};

const ALL: readonly QuestionSchemas<QuestionType>[] = Object.values(SCHEMAS);

/** One of all kinds, told by its type. */
export function ofEveryKind<Value>(
  part: (schemas: QuestionSchemas<QuestionType>) => Member<Value>,
): z.ZodMiniType<Value, Value> {
  const [first, ...rest] = ALL.map(part);
  if (!first) throw new Error('there are no question kinds');
  return z.discriminatedUnion('type', [first, ...rest]);
}
