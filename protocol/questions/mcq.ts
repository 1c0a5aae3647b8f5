import * as z from 'zod/mini';
import type { AuthoredOption } from '#core/questions/questionBase.ts';
import { DRAFT, draftId, FINISHED, saysSomething } from '#protocol/questions/authored.ts';
import {
  authoredOptions,
  correctIds,
  draftOptions,
  optionCounts,
  playedOptions,
} from '#protocol/questions/options.ts';
import { playedBase } from '#protocol/questions/played.ts';
import type { QuestionSchemas } from '#protocol/questions/schemas.ts';
import { OptionId } from '#protocol/schemas/common.ts';

/** The issue points at the second correct option. */
const atMostOneCorrect = z.check<{ options: AuthoredOption[] }>(({ value, issues }) => {
  const correct = value.options.flatMap((each, index) => (each.correct === true ? [index] : []));
  const second = correct[1];
  if (second === undefined) return;
  issues.push({
    code: 'custom',
    input: value,
    path: ['options', second, 'correct'],
    message: 'severalCorrect',
  });
});

export const mcqSchemas: QuestionSchemas<'MCQ'> = {
  authored: z
    .strictObject({ type: z.literal('MCQ'), ...FINISHED.base, options: authoredOptions })
    .check(saysSomething, atMostOneCorrect),
  draft: z.strictObject({ ...draftId, type: z.literal('MCQ'), ...DRAFT.base, ...draftOptions }),
  question: z.strictObject({ ...playedBase, type: z.literal('MCQ'), options: playedOptions }),
  answer: z.strictObject({ type: z.literal('MCQ'), optionId: OptionId }),
  reveal: z.strictObject({ type: z.literal('MCQ'), correctIds }),
  spread: z.strictObject({ type: z.literal('MCQ'), options: optionCounts }),
};
