import * as z from 'zod/mini';
import { MAX_ROBOTS } from '#core/features/robots/robots.ts';
import { hostCommand } from '#protocol/operations/commands.ts';
import { InRoom } from '#protocol/schemas/common.ts';

export const operations = {
  rehearseGame: hostCommand({
    name: 'rehearseGame',
    summary: 'Fills the lobby with so many robots that play by a chosen accuracy, or sends them away (0).',
    path: 'rehearse',
    request: z.object({
      ...InRoom,
      robots: z.int().check(z.minimum(0), z.maximum(MAX_ROBOTS)),
      /** Per cent of their answers that are right. */
      accuracy: z.int().check(z.minimum(0), z.maximum(100)),
    }),
  }),
};
