import * as z from 'zod/mini';
import { MATCH_LIMITS } from '#core/questions/match/index.ts';
import { type AuthoredForm, DRAFT, draftId, FINISHED, saysSomething } from '#protocol/questions/authored.ts';
import { authoredPiece, placingParts, placingQuestion } from '#protocol/questions/placing.ts';
import { playedBase } from '#protocol/questions/played.ts';
import type { QuestionSchemas } from '#protocol/questions/schemas.ts';

const type = z.literal('MATCH');
const { minPairs, maxPairs, maxExtras } = MATCH_LIMITS;

const authored = (form: AuthoredForm) => ({
  type,
  ...form.base,
  pairs: form.list(
    z.strictObject({ prompt: authoredPiece(form), match: authoredPiece(form) }),
    minPairs,
    maxPairs,
    'tooManyPieces',
    'tooFewPieces',
  ),
  extras: z.exactOptional(form.list(authoredPiece(form), 0, maxExtras, 'tooManyExtras')),
});

export const matchSchemas: QuestionSchemas<'MATCH'> = {
  authored: z.strictObject(authored(FINISHED)).check(saysSomething),
  draft: z.strictObject({ ...draftId, ...authored(DRAFT) }),
  question: z.strictObject({ ...playedBase, type, ...placingQuestion }),
  ...placingParts(type),
};
