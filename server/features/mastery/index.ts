// Mastery, turned on while the game runs.

import type { Handler } from '#server/operations/context.ts';
import { hostCommand } from '#server/operations/hostCommand.ts';

const turnOnMastery: Handler<'turnOnMastery'> = hostCommand('turnOnMastery', ({ reattempts }) => ({
  reattempts,
}));

export const handlers = { turnOnMastery };
