import * as z from 'zod/mini';
import { PlayerId, RoomHash } from '#protocol/schemas/common.ts';

export const room = {
  challenge: z.nullable(
    z.strictObject({
      by: z.union([PlayerId, z.literal('')]),
      climbing: z.array(PlayerId),
      rematch: z.nullable(z.strictObject({ hash: RoomHash, code: z.string() })),
    }),
  ),
};
