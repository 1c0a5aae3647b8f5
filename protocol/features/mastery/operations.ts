import * as z from 'zod/mini';
import { REATTEMPTS } from '#core/features/mastery/mastery.ts';
import { hostCommand } from '#protocol/operations/commands.ts';
import { InRoom } from '#protocol/schemas/common.ts';

export const operations = {
  turnOnMastery: hostCommand({
    name: 'turnOnMastery',
    summary: 'Makes a mastery game of one that runs: what was missed so far comes again to everybody.',
    path: 'mastery',
    request: z.object({ ...InRoom, reattempts: z.enum(REATTEMPTS) }),
  }),
};
