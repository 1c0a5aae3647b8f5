import * as z from 'zod/mini';
import { CLOZE_LIMITS, CLOZE_WIDTHS } from '#core/questions/cloze/index.ts';
import { type AuthoredForm, DRAFT, draftId, FINISHED, saysSomething } from '#protocol/questions/authored.ts';
import { gapsAt, markersFitGaps } from '#protocol/questions/gaps.ts';
import { playedBase, textCounts } from '#protocol/questions/played.ts';
import type { QuestionSchemas } from '#protocol/questions/schemas.ts';
import { authoredTyped, forgiveTypo, numberField } from '#protocol/questions/typed.ts';

const type = z.literal('CLOZE');
const decimal = z.exactOptional(z.enum(['.', ',']));
const rules = { anyOrder: z.exactOptional(z.literal(true)), forgiveTypo };
const gap = (form: AuthoredForm) => z.strictObject(authoredTyped(form, CLOZE_LIMITS.answer));
const authored = (form: AuthoredForm) => ({
  type,
  ...form.base,
  gaps: form.list(gap(form), 1, CLOZE_LIMITS.gaps, 'tooManyGaps', 'tooFewGaps'),
  ...rules,
});
const revealed = authoredTyped(DRAFT, 2 * CLOZE_LIMITS.answer);

export const clozeSchemas: QuestionSchemas<'CLOZE'> = {
  authored: z.strictObject(authored(FINISHED)).check(saysSomething, markersFitGaps),
  draft: z.strictObject({ ...draftId, ...authored(DRAFT) }),
  question: z.strictObject({
    ...playedBase,
    type,
    gapsAt,
    width: z.literal(CLOZE_WIDTHS),
    fields: z.array(z.strictObject({ number: numberField })),
  }),
  answer: z.strictObject({
    type,
    texts: z
      .array(z.string().check(z.trim(), z.maxLength(CLOZE_LIMITS.answer)))
      .check(z.maxLength(CLOZE_LIMITS.gaps)),
  }),
  reveal: z.strictObject({ type, gaps: z.array(z.strictObject(revealed)), ...rules, decimal }),
  spread: z.strictObject({ type, gaps: z.array(z.strictObject({ texts: textCounts })) }),
};
