// Players who leave the game's page.

import type { Handler } from '#server/operations/context.ts';
import { chargeSeat } from '#server/operations/playerCommand.ts';
import { unwrap } from '#server/operations/unwrap.ts';
import type { MakeBuckets } from '#server/limits/tokenBucket.ts';
import type { ServerFeature } from '#server/features/feature.ts';

const limits = (buckets: MakeBuckets) => ({
  bySeat: buckets(20, 0.2),
});

const reportFocus: Handler<'reportFocus'> = async (request, caller, services) => {
  const { session } = caller;
  const { playerId, away } = request;
  chargeSeat(services.limits.features.focus.bySeat, caller);
  const { room } = await unwrap(session.submit({ type: 'reportFocus', playerId, away }));
  return { seq: room.seq };
};

const handlers = { reportFocus };

export const focusServer = { limits, handlers } satisfies ServerFeature;
