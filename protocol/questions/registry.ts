// Schemas of all question kinds; the compiler reports anything missing for a new one.

import * as z from 'zod/mini';
import type { AuthoredChild } from '#core/questions/kind.ts';
import type { QuestionType } from '#core/questions/question.ts';
import { children } from '#protocol/questions/authored.ts';
import { blankSchemas } from '#protocol/questions/blank.ts';
import { flashcardSchemas } from '#protocol/questions/flashcard.ts';
import { comprehensionSchemas } from '#protocol/questions/comprehension.ts';
import { clozeSchemas } from '#protocol/questions/cloze.ts';
import { dragndropSchemas } from '#protocol/questions/dragndrop.ts';
import { dropdownSchemas } from '#protocol/questions/dropdown.ts';
import { classificationSchemas } from '#protocol/questions/classification.ts';
import { dndImageSchemas } from '#protocol/questions/dndImage.ts';
import { hotspotSchemas } from '#protocol/questions/hotspot.ts';
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
  CLOZE: clozeSchemas,
  OPEN: openSchemas,
  REORDER: reorderSchemas,
  MATCH: matchSchemas,
  WORDCLOUD: wordcloudSchemas,
  FLASHCARD: flashcardSchemas,
  COMPREHENSION: comprehensionSchemas,
  DRAGNDROP: dragndropSchemas,
  DROPDOWN: dropdownSchemas,
  CLASSIFICATION: classificationSchemas,
  DND_IMAGE: dndImageSchemas,
  HOTSPOT: hotspotSchemas,
};

export const questionType = z.enum(Object.keys(SCHEMAS) as QuestionType[]);

const ALL: readonly QuestionSchemas<QuestionType>[] = Object.values(SCHEMAS);

/** Names of the fields that a question of this type in a quiz file can go without. */
export function optionalFields(type: QuestionType): readonly string[] {
  const { authored } = SCHEMAS[type];
  if (!(authored instanceof z.ZodMiniObject)) throw new Error(`${type} has no fields`);
  const fields: readonly (readonly [string, z.core.$ZodType])[] = Object.entries(authored.shape);
  return fields.flatMap(([name, field]) => (field._zod.optin === 'optional' ? name : []));
}

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

/** Of all that can be inside a parent. */
const CHILDREN = ALL.filter(({ isParent }) => isParent !== true);

children.finished = unionOf<AuthoredChild>(CHILDREN, ({ authored }) => authored);
const draft = unionOf(CHILDREN, (schemas) => schemas.draft);
/** They have no ids: in a draft, the parent is edited as a whole. */
children.draft = z
  .custom<AuthoredChild>()
  .check(z.refine((child) => draft.safeParse({ ...Object(child), id: 'within' }).success));
