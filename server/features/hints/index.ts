// Hints on request.

import type { Handler } from '#server/operations/context.ts';
import { playerCommand } from '#server/operations/playerCommand.ts';

const getHint: Handler<'getHint'> = playerCommand('takeHint', ({ questionId, hint }) => ({
  questionId,
  hint,
}));

export const handlers = { getHint };
