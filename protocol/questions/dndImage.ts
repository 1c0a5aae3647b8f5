import * as z from 'zod/mini';
import { type AuthoredSpot, DND_IMAGE_LIMITS } from '#core/questions/dndImage/index.ts';
import type { AuthoredItem } from '#core/questions/placing/authoring.ts';
import {
  type AuthoredForm,
  DRAFT,
  draftId,
  extrasWithin,
  FINISHED,
  saysSomething,
  text,
} from '#protocol/questions/authored.ts';
import { Board, boardPoint } from '#protocol/questions/board.ts';
import { authoredPiece, placingParts, placingQuestion } from '#protocol/questions/placing.ts';
import { playedBase } from '#protocol/questions/played.ts';
import type { QuestionSchemas } from '#protocol/questions/schemas.ts';

const type = z.literal('DND_IMAGE');
const { minSpots, maxSpots, maxLabels, name } = DND_IMAGE_LIMITS;

const label = (form: AuthoredForm) => authoredPiece(form, 'nameTooLong', 'labelEmpty');

const authored = (form: AuthoredForm) => ({
  type,
  ...form.base,
  picture: form.board,
  spots: form.list(
    z.strictObject({
      ...boardPoint,
      labels: form.list(label(form), 1, maxLabels, 'tooManyPieces', 'labelEmpty'),
      name: z.exactOptional(text(name, 'nameTooLong')),
    }),
    minSpots,
    maxSpots,
    'tooManyPieces',
    'tooFewSpots',
  ),
  extras: z.exactOptional(form.list(label(form), 0, maxLabels, 'tooManyPieces')),
});

/** Each spot has a label of its own. */
const fewLabels = extrasWithin<{ spots: AuthoredSpot[]; extras?: AuthoredItem[] }>(
  ({ spots }) => maxLabels - spots.length,
  'tooManyPieces',
);

export const dndImageSchemas: QuestionSchemas<'DND_IMAGE'> = {
  authored: z.strictObject(authored(FINISHED)).check(saysSomething, fewLabels),
  draft: z.strictObject({ ...draftId, ...authored(DRAFT) }),
  question: z.strictObject({ ...playedBase, type, picture: Board, ...placingQuestion }),
  ...placingParts(type),
};
