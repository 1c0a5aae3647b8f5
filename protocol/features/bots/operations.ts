import * as z from 'zod/mini';
import { MAX_BOTS } from '#core/features/bots/bots.ts';
import { hostCommand } from '#protocol/operations/commands.ts';
import { InRoom } from '#protocol/schemas/common.ts';
import type { ProtocolFeature } from '#protocol/feature.ts';

const operations = {
  rehearseGame: hostCommand({
    name: 'rehearseGame',
    summary:
      'Adds the given number of bots to the lobby, playing at the given accuracy, or removes them all (0).',
    path: 'rehearse',
    request: z.object({
      ...InRoom,
      robots: z.int().check(z.minimum(0), z.maximum(MAX_BOTS)),
      /** Percentage of their answers that are correct. */
      accuracy: z.int().check(z.minimum(0), z.maximum(100)),
    }),
  }),
};

export const botsProtocol = { operations } satisfies ProtocolFeature;
