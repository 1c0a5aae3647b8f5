// Raised hands.

import { handOf } from '#core/authority/index.ts';
import type { Handler } from '#server/operations/context.ts';
import { hostCommand } from '#server/operations/hostCommand.ts';
import { chargeSeat } from '#server/operations/playerCommand.ts';
import { unwrap } from '#server/operations/unwrap.ts';
import type { MakeBuckets } from '#server/limits/tokenBucket.ts';

/** How much of it one seat, host or address may ask for. */
export const limits = (buckets: MakeBuckets) => ({
  /** Hands that go up and down by turns would write to the log without end. */
  bySeat: buckets(10, 0.2),
});

const raiseHand: Handler<'raiseHand'> = async (request, caller, services) => {
  const { session, seat } = caller;
  const { playerId, raised = true } = request;
  chargeSeat(services.limits.features.hands.bySeat, caller);
  const { room } = await unwrap(session.submit({ type: 'raiseHand', playerId, raised }));
  return { seq: room.seq, studentQueueNo: handOf(room, seat) || null };
};

const lowerHand: Handler<'lowerHand'> = hostCommand('lowerHand', ({ playerId = null }) => ({ playerId }));

export const handlers = { raiseHand, lowerHand };
