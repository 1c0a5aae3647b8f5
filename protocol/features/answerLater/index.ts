import * as z from 'zod/mini';
import { Count, QuestionId } from '#protocol/schemas/common.ts';
import { Answer } from '#protocol/schemas/question.ts';

export const slide = {
  draft: z.nullable(Answer),
  mayPostpone: z.boolean(),
  postponed: Count,
  wasPostponed: z.boolean(),
  skippable: z.array(QuestionId),
};

/** Errors that its calls alone answer, with their HTTP status. */
export const errors = { 'response.NOTHING_ELSE_LEFT': 409 } as const;
