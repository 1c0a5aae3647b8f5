// Hints on request.

import type { Handler } from '#server/operations/context.ts';
import { playerCommand } from '#server/operations/playerCommand.ts';
import type { ServerFeature } from '#server/features/feature.ts';

const getHint: Handler<'getHint'> = playerCommand('takeHint', ({ questionId, hint }) => ({
  questionId,
  hint,
}));

const handlers = { getHint };

export const hintsServer = { handlers } satisfies ServerFeature;
