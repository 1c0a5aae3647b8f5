import * as z from 'zod/mini';
import { PlayerId } from '#protocol/schemas/common.ts';

export const room = {
  challenge: z.nullable(
    z.strictObject({
      by: z.union([PlayerId, z.literal('')]),
      climbing: z.array(PlayerId),
    }),
  ),
};
