import type { Handler } from '#server/operations/context.ts';
import { playerCommand } from '#server/operations/playerCommand.ts';
import type { ServerFeature } from '#server/features/feature.ts';

const extraLife: Handler<'extraLife'> = playerCommand('extraLife', ({ questionId, use }) => ({
  questionId,
  use,
}));

const handlers = { extraLife };

export const extraLifeServer = { handlers } satisfies ServerFeature;
