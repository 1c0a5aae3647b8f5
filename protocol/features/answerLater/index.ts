import * as z from 'zod/mini';
import { Count, QuestionId } from '#protocol/schemas/common.ts';
import { Answer } from '#protocol/schemas/question.ts';

const slide = {
  draft: z.nullable(Answer),
  mayPostpone: z.boolean(),
  postponed: Count,
  wasPostponed: z.boolean(),
  skippable: z.array(QuestionId),
};

/** Errors that only this feature's operations return, with their HTTP status. */
const errors = { 'response.NOTHING_ELSE_LEFT': 409 } as const;

export const answerLaterFields = { errors, slide };
