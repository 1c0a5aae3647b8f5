import * as z from 'zod/mini';
import { DRAGNDROP_LIMITS } from '#core/questions/dragndrop/index.ts';
import {
  type AuthoredForm,
  DRAFT,
  draftId,
  extrasWithin,
  FINISHED,
  saysSomething,
} from '#protocol/questions/authored.ts';
import { gapsAt, markersFitGaps } from '#protocol/questions/gaps.ts';
import { placingParts, placingQuestion } from '#protocol/questions/placing.ts';
import { playedBase } from '#protocol/questions/played.ts';
import type { QuestionSchemas } from '#protocol/questions/schemas.ts';

const type = z.literal('DRAGNDROP');
const { gaps, words, word } = DRAGNDROP_LIMITS;

const authored = (form: AuthoredForm) => ({
  type,
  ...form.base,
  gaps: form.list(
    z.strictObject({
      accepted: form.list(
        form.filledText(word, 'answerTooLong', 'answerEmpty'),
        1,
        words,
        'tooManyAnswers',
        'noCorrectAnswer',
      ),
    }),
    1,
    gaps,
    'tooManyGaps',
    'tooFewGaps',
  ),
  extras: z.exactOptional(
    form.list(form.filledText(word, 'pieceTooLong', 'pieceEmpty'), 0, words - 1, 'tooManyExtras'),
  ),
});

/** The words of the gaps count too. */
const fewWords = extrasWithin<{ gaps: readonly unknown[]; extras?: readonly unknown[] }>(
  ({ gaps: { length } }) => words - length,
  'tooManyExtras',
);

export const dragndropSchemas: QuestionSchemas<'DRAGNDROP'> = {
  authored: z.strictObject(authored(FINISHED)).check(saysSomething, markersFitGaps, fewWords),
  draft: z.strictObject({ ...draftId, ...authored(DRAFT) }),
  question: z.strictObject({ ...playedBase, type, gapsAt, ...placingQuestion }),
  ...placingParts(type),
};
