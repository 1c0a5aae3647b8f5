// Questions, answers and reveals as they cross the wire. Strict: a field that is not named here can't leave the server.

import * as z from 'zod/mini';
import { BLANK_MAX_LENGTH } from '#core/questions/blank/question.ts';
import { OPEN_MAX_LENGTH } from '#core/questions/open/question.ts';
import { Count, OptionId, QuestionId } from '#protocol/schemas/common.ts';

const described = { url: z.string(), alt: z.optional(z.string()) };

export const Media = z.strictObject({ type: z.enum(['image', 'audio', 'video']), ...described });
const Picture = z.strictObject({ type: z.literal('image'), ...described });

const Option = z.strictObject({ id: OptionId, text: z.string(), media: z.optional(Picture) });
const base = {
  id: QuestionId,
  text: z.string(),
  media: z.optional(Media),
  timeMs: Count,
  hasCorrectAnswer: z.boolean(),
};

export const Question = z.discriminatedUnion('type', [
  z.strictObject({ ...base, type: z.literal('MCQ'), options: z.array(Option) }),
  z.strictObject({ ...base, type: z.literal('MSQ'), options: z.array(Option) }),
  z.strictObject({ ...base, type: z.literal('BLANK') }),
  z.strictObject({ ...base, type: z.literal('OPEN') }),
]);

const typed = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

export const Answer = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('MCQ'), optionId: OptionId }),
  z.strictObject({
    type: z.literal('MSQ'),
    optionIds: z.array(OptionId).check(z.minLength(1), z.maxLength(20)),
  }),
  z.strictObject({ type: z.literal('BLANK'), text: typed(BLANK_MAX_LENGTH) }),
  z.strictObject({ type: z.literal('OPEN'), text: typed(OPEN_MAX_LENGTH) }),
]);

export const Reveal = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('MCQ'), correctIds: z.array(OptionId) }),
  z.strictObject({ type: z.literal('MSQ'), correctIds: z.array(OptionId) }),
  z.strictObject({ type: z.literal('BLANK'), accepted: z.array(z.string()) }),
  z.strictObject({ type: z.literal('OPEN') }),
]);

export const Distribution = z.strictObject({
  answered: Count,
  unanswered: Count,
  correct: Count,
  partial: Count,
  options: z.record(z.string(), Count),
  texts: z.array(z.strictObject({ text: z.string(), count: Count, correct: z.boolean() })),
});
