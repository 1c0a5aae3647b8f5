// Schemas shared by kinds with a picture to point at.

import * as z from 'zod/mini';
import type { Shape } from '#core/questions/board/shapes.ts';
import { Count } from '#protocol/schemas/common.ts';

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

/** A region; `corners`: those of a polygon. */
export const shape = (corners: z.ZodMiniType<readonly z.output<typeof BoardPoint>[]>) =>
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('rect'), ...boardPoint, width: part, height: part }),
    z.strictObject({ type: z.literal('circle'), ...boardPoint, radius: part }),
    z.strictObject({ type: z.literal('polygon'), points: corners }),
  ]) as z.ZodMiniType<Shape, Shape>;
