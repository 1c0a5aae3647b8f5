// The extra life.

import type { Handler } from '#server/operations/context.ts';
import { playerCommand } from '#server/operations/playerCommand.ts';

const extraLife: Handler<'extraLife'> = playerCommand('extraLife', ({ questionId, use }) => ({
  questionId,
  use,
}));

export const handlers = { extraLife };
