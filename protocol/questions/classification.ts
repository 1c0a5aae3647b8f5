import * as z from 'zod/mini';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { type AuthoredGroup, CLASSIFICATION_LIMITS } from '#core/questions/classification/index.ts';
import { type AuthoredForm, DRAFT, draftId, FINISHED, saysSomething } from '#protocol/questions/authored.ts';
import { authoredPiece, placingParts, placingQuestion } from '#protocol/questions/placing.ts';
import { playedBase } from '#protocol/questions/played.ts';
import type { QuestionSchemas } from '#protocol/questions/schemas.ts';

const type = z.literal('CLASSIFICATION');
const { minGroups, maxGroups, minItems, maxItems, maxExtras } = CLASSIFICATION_LIMITS;

const authored = (form: AuthoredForm) => ({
  type,
  ...form.base,
  groups: form
    .list(
      z.strictObject({
        name: form.filledText(CONTENT_LIMITS.group, 'nameTooLong', 'nameEmpty'),
        items: form.list(authoredPiece(form), 0, maxItems, 'tooManyPieces'),
      }),
      minGroups,
      maxGroups,
      'tooManyPieces',
      'tooFewPieces',
    )
    .check(fewItems),
  extras: z.exactOptional(form.list(authoredPiece(form), 0, maxExtras, 'tooManyExtras')),
});

const itemCount = (groups: readonly AuthoredGroup[]) => groups.flatMap(({ items }) => items).length;

const fewItems = z.check<readonly AuthoredGroup[]>(({ value, issues }) => {
  if (itemCount(value) > maxItems)
    issues.push({
      code: 'custom',
      input: value,
      message: 'tooManyPieces',
      params: { count: itemCount(value), limit: maxItems },
    });
});

const hasEnough = z.refine<{ groups: readonly AuthoredGroup[] }>(
  ({ groups }) => itemCount(groups) >= minItems,
  { path: ['groups'], params: { min: minItems }, error: 'tooFewPieces' },
);

export const classificationSchemas: QuestionSchemas<'CLASSIFICATION'> = {
  authored: z.strictObject(authored(FINISHED)).check(saysSomething, hasEnough),
  draft: z.strictObject({ ...draftId, ...authored(DRAFT) }),
  question: z.strictObject({ ...playedBase, type, ...placingQuestion }),
  ...placingParts(type),
};
