// Mastery, turned on during a game.

import type { Handler } from '#server/operations/context.ts';
import { hostCommand } from '#server/operations/hostCommand.ts';
import type { ServerFeature } from '#server/features/feature.ts';

const turnOnMastery: Handler<'turnOnMastery'> = hostCommand('turnOnMastery', ({ reattempts }) => ({
  reattempts,
}));

const handlers = { turnOnMastery };

export const masteryServer = { handlers } satisfies ServerFeature;
