import * as z from 'zod/mini';
import { type AuthoredSpot, DND_IMAGE_LIMITS } from '#core/questions/dndImage/index.ts';
import type { AuthoredItem } from '#core/questions/placing/authoring.ts';
import {
  type AuthoredForm,
  DRAFT,
  draftId,
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

const authored = (form: AuthoredForm) => ({
  type,
  ...form.base,
  picture: form.board,
  spots: form.list(
    z.strictObject({
      ...boardPoint,
      labels: form.list(authoredPiece(form), 1, maxLabels),
      name: z.exactOptional(text(name)),
    }),
    minSpots,
    maxSpots,
  ),
  extras: z.exactOptional(form.list(authoredPiece(form), 0, maxLabels)),
});

/** Each spot has a label of its own. */
const fewLabels = z.refine<{ spots: AuthoredSpot[]; extras?: AuthoredItem[] }>(
  ({ spots, extras = [] }) => spots.length + extras.length <= maxLabels,
  { path: ['extras'] },
);

export const dndImageSchemas: QuestionSchemas<'DND_IMAGE'> = {
  authored: z.strictObject(authored(FINISHED)).check(saysSomething, fewLabels),
  draft: z.strictObject({ ...draftId, ...authored(DRAFT) }),
  question: z.strictObject({ ...playedBase, type, picture: Board, ...placingQuestion }),
  ...placingParts(type),
};
