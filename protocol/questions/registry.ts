// Schemas of all question kinds; the compiler reports anything missing for a new one.

import * as z from 'zod/mini';
import type { AuthoredChild } from '#core/questions/kind.ts';
import { kindOf } from '#core/questions/kinds.ts';
import type { QuestionType } from '#core/questions/question.ts';
import { children } from '#protocol/questions/authored.ts';
import { blankSchemas } from '#protocol/questions/blank.ts';
import { comprehensionSchemas } from '#protocol/questions/comprehension.ts';
import { matchSchemas } from '#protocol/questions/match.ts';
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
  MATCH: matchSchemas,
  COMPREHENSION: comprehensionSchemas,
};

const ALL_TYPES = Object.keys(SCHEMAS) as QuestionType[];
export const questionType = z.enum(ALL_TYPES);

const ALL: readonly QuestionSchemas<QuestionType>[] = Object.values(SCHEMAS);

/** A union of one part of every kind, discriminated by type. */
export function unionOfKinds<Value>(
  part: (schemas: QuestionSchemas<QuestionType>) => Member<Value>,
): z.ZodMiniType<Value, Value> {
  return unionOf(ALL, part);
}

function unionOf<Value>(
  schemas: typeof ALL,
  part: (schemas: QuestionSchemas<QuestionType>) => Member<Value>,
): z.ZodMiniType<Value, Value> {
  const [first, ...rest] = schemas.map(part);
  if (!first) throw new Error('there are no question kinds');
  return z.discriminatedUnion('type', [first, ...rest]);
}

const childSchemas = () =>
  ALL_TYPES.filter((type) => kindOf(type).sort !== 'parent').map((type) => SCHEMAS[type]);

// Made when first used: by then, all kinds are loaded.
children.finished = () => unionOf<AuthoredChild>(childSchemas(), ({ authored }) => authored);
children.draft = () => {
  const draft = unionOf(childSchemas(), (schemas) => schemas.draft);
  // They have no ids: in a draft, the parent is edited as a whole.
  return z
    .custom<AuthoredChild>()
    .check(z.refine((child) => draft.safeParse({ ...Object(child), id: 'within' }).success));
};
