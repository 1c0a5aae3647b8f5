import * as z from 'zod/mini';
import { DROPDOWN_LIMITS } from '#core/questions/dropdown/index.ts';
import { type AuthoredForm, DRAFT, draftId, FINISHED, saysSomething } from '#protocol/questions/authored.ts';
import { gapsAt, markersFitGaps } from '#protocol/questions/gaps.ts';
import { placingParts, placingQuestion } from '#protocol/questions/placing.ts';
import { playedBase } from '#protocol/questions/played.ts';
import type { QuestionSchemas } from '#protocol/questions/schemas.ts';

const type = z.literal('DROPDOWN');
const { gaps, minChoices, maxChoices, choice } = DROPDOWN_LIMITS;

const choicesOf = (form: AuthoredForm) =>
  form.list(
    z.strictObject({
      text: form.filledText(choice, 'optionTooLong', 'optionEmpty'),
      correct: z.exactOptional(z.literal(true)),
    }),
    minChoices,
    maxChoices,
    'tooManyOptions',
    'tooFewOptions',
  );

const hasCorrect = z.refine<{ choices: readonly { correct?: true }[] }>(
  ({ choices }) => choices.some(({ correct }) => correct),
  { path: ['choices'], error: 'noCorrectChoice' },
);

const authored = (form: AuthoredForm) => {
  const gap = z.strictObject({ choices: choicesOf(form) });
  return {
    type,
    ...form.base,
    gaps: form.list(form === FINISHED ? gap.check(hasCorrect) : gap, 1, gaps, 'tooManyGaps', 'tooFewGaps'),
  };
};

export const dropdownSchemas: QuestionSchemas<'DROPDOWN'> = {
  authored: z.strictObject(authored(FINISHED)).check(saysSomething, markersFitGaps),
  draft: z.strictObject({ ...draftId, ...authored(DRAFT) }),
  question: z.strictObject({ ...playedBase, type, gapsAt, ...placingQuestion }),
  ...placingParts(type),
};
