import * as z from 'zod/mini';
import { REATTEMPTS } from '#core/features/mastery/mastery.ts';
import { hostCommand } from '#protocol/operations/commands.ts';
import { InRoom } from '#protocol/schemas/common.ts';
import type { ProtocolFeature } from '#protocol/feature.ts';

const operations = {
  turnOnMastery: hostCommand({
    name: 'turnOnMastery',
    summary: 'Turns a running game into a mastery game: everyone gets their missed questions again.',
    path: 'mastery',
    request: z.object({ ...InRoom, reattempts: z.enum(REATTEMPTS) }),
  }),
};

export const masteryProtocol = { operations } satisfies ProtocolFeature;
