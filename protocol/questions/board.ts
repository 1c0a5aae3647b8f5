// Schemas shared by kinds with a picture to point at.

import * as z from 'zod/mini';
import type { AuthoredRegion } from '#core/questions/board/regions.ts';
import { MAX_CORNERS, MIN_CORNERS, type Shape } from '#core/questions/board/shapes.ts';
import { type AuthoredForm, text } from '#protocol/questions/authored.ts';
import { Count, OptionId } from '#protocol/schemas/common.ts';

/** A share of a picture's width or height. */
const part = z.number().check(z.minimum(0), z.maximum(1));

export const boardPoint = { x: part, y: part };
export const BoardPoint = z.strictObject(boardPoint);

/** A picture as players see it. */
export const Board = z.strictObject({
  type: z.literal('image'),
  url: z.string(),
  alt: z.exactOptional(z.string()),
  width: Count,
  height: Count,
});

/** `corners`: those of a polygon. */
const shape = (corners: z.ZodMiniType<readonly z.output<typeof BoardPoint>[]>) =>
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('rect'), ...boardPoint, width: part, height: part }),
    z.strictObject({ type: z.literal('circle'), ...boardPoint, radius: part }),
    z.strictObject({ type: z.literal('polygon'), points: corners }),
  ]) as z.ZodMiniType<Shape, Shape>;

const correct = z.exactOptional(z.literal(true));

/** A region as authored; `name`: maximum characters of its name. */
export const authoredRegion = (
  form: AuthoredForm,
  name: number,
): z.ZodMiniType<AuthoredRegion, AuthoredRegion> =>
  z.strictObject({
    shape: shape(form.list(BoardPoint, MIN_CORNERS, MAX_CORNERS)),
    correct,
    name: z.exactOptional(text(name, 'nameTooLong')),
  });

/** A region as it's revealed. */
export const Region = z.strictObject({
  id: OptionId,
  text: z.string(),
  shape: shape(z.array(BoardPoint)),
  correct,
});
