// Raised hands.

import { handPlace } from '#core/features/hands/authority.ts';
import type { Handler } from '#server/operations/context.ts';
import { hostCommand } from '#server/operations/hostCommand.ts';
import { chargeSeat } from '#server/operations/playerCommand.ts';
import { unwrap } from '#server/operations/unwrap.ts';
import type { MakeBuckets } from '#server/limits/tokenBucket.ts';
import type { ServerFeature } from '#server/features/feature.ts';

const limits = (buckets: MakeBuckets) => ({
  /** Raising and lowering a hand over and over would write to the log endlessly. */
  bySeat: buckets(10, 0.2),
});

const raiseHand: Handler<'raiseHand'> = async (request, caller, services) => {
  const { session, seat } = caller;
  const { playerId, raised = true } = request;
  chargeSeat(services.limits.features.hands.bySeat, caller);
  const { room } = await unwrap(session.submit({ type: 'raiseHand', playerId, raised }));
  return { seq: room.seq, studentQueueNo: handPlace(room, seat) || null };
};

const lowerHand: Handler<'lowerHand'> = hostCommand('lowerHand', ({ playerId = null }) => ({ playerId }));

const handlers = { raiseHand, lowerHand };

export const handsServer = { limits, handlers } satisfies ServerFeature;
