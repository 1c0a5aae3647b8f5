import * as z from 'zod/mini';
import { type AuthoredRegion, HOTSPOT_LIMITS } from '#core/questions/hotspot/index.ts';
import type { Shape } from '#core/questions/board/shapes.ts';
import {
  type AuthoredForm,
  DRAFT,
  draftId,
  FINISHED,
  saysSomething,
  text,
} from '#protocol/questions/authored.ts';
import { Board, BoardPoint, boardPoint } from '#protocol/questions/board.ts';
import { playedBase } from '#protocol/questions/played.ts';
import type { QuestionSchemas } from '#protocol/questions/schemas.ts';
import { Count, OptionId } from '#protocol/schemas/common.ts';

const type = z.literal('HOTSPOT');
const { maxCorrect, maxRegions, maxCorners, name } = HOTSPOT_LIMITS;
const MIN_CORNERS = 3;

const length = z.number().check(z.minimum(0), z.maximum(1));
const shapeOf = (corners: z.ZodMiniType<readonly z.output<typeof BoardPoint>[]>) =>
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('rect'), ...boardPoint, width: length, height: length }),
    z.strictObject({ type: z.literal('circle'), ...boardPoint, radius: length }),
    z.strictObject({ type: z.literal('polygon'), points: corners }),
  ]);
const correct = z.exactOptional(z.literal(true));

const regionOf = (form: AuthoredForm): z.ZodMiniType<AuthoredRegion, AuthoredRegion> =>
  z.strictObject({
    shape: shapeOf(form.list(BoardPoint, MIN_CORNERS, maxCorners)) as z.ZodMiniType<Shape, Shape>,
    correct,
    name: z.exactOptional(text(name, 'nameTooLong')),
  });
const authored = (form: AuthoredForm) => ({ type, ...form.base, picture: form.board });

/** Between one and the maximum number of correct regions. */
const hasCorrect = z.refine<readonly AuthoredRegion[]>(
  (regions) => {
    const { length: count } = regions.filter((region) => region.correct);
    return count >= 1 && count <= maxCorrect;
  },
  { params: { limit: maxCorrect }, error: 'noCorrectRegion' },
);

const counts = z.record(z.string(), Count);

export const hotspotSchemas: QuestionSchemas<'HOTSPOT'> = {
  authored: z
    .strictObject({
      ...authored(FINISHED),
      regions: FINISHED.list(regionOf(FINISHED), 0, maxRegions, 'tooManyRegions').check(hasCorrect),
    })
    .check(saysSomething),
  draft: z.strictObject({
    ...draftId,
    ...authored(DRAFT),
    regions: DRAFT.list(regionOf(DRAFT), 0, maxRegions),
  }),
  question: z.strictObject({
    ...playedBase,
    type,
    picture: Board,
    spots: Count,
    names: z.exactOptional(z.array(z.strictObject({ id: OptionId, text: z.string() }))),
  }),
  answer: z.strictObject({
    type,
    marks: z.array(BoardPoint).check(z.maxLength(maxCorrect)),
    regions: z.exactOptional(z.array(OptionId).check(z.maxLength(maxCorrect))),
  }),
  reveal: z.strictObject({
    type,
    regions: z.array(
      z.strictObject({
        id: OptionId,
        text: z.string(),
        shape: shapeOf(z.array(BoardPoint)) as z.ZodMiniType<Shape, Shape>,
        correct,
      }),
    ),
  }),
  spread: z.strictObject({ type, cells: counts, hits: z.nullable(counts) }),
};
