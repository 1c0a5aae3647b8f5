// Reactions and waves: transient signals that no log keeps.

import {
  type ReactionCounts,
  acceptsReactions,
  acceptsWaves,
  MAX_WAVES_SHOWN,
} from '#core/features/reactions/reactions.ts';
import { isTeacherPaced } from '#core/modes/registry.ts';
import { requirePlayingSeat } from '#server/operations/access.ts';
import { type Handler, OperationError } from '#server/operations/context.ts';
import { chargeSeat } from '#server/operations/playerCommand.ts';
import type { MakeBuckets } from '#server/limits/tokenBucket.ts';
import type { ServerFeature } from '#server/features/feature.ts';

const limits = (buckets: MakeBuckets) => ({
  bySeat: buckets(8, 0.5),
  wavesBySeat: buckets(4, 0.5),
});

const reactionUpdate: Handler<'reactionUpdate'> = async (request, caller, services) => {
  const { session, seat } = caller;
  const { reactionDetail: reaction } = request;
  chargeSeat(services.limits.features.reactions.bySeat, caller);
  const { room } = session;
  const own = requirePlayingSeat(room, seat);
  const slide = isTeacherPaced(room) ? room.slide?.state : own.open && 'active';
  if (!acceptsReactions(room, slide ?? null)) throw new OperationError('room.WRONG_STATE');
  session.signal<{ readonly reactions: ReactionCounts }>('reactionUpdate', (waiting) => {
    const counts = waiting?.reactions ?? {};
    return { reactions: { ...counts, [reaction]: (counts[reaction] ?? 0) + 1 } };
  });
  return { shown: true };
};

const wave: Handler<'wave'> = async (request, caller, services) => {
  const { session, seat } = caller;
  chargeSeat(services.limits.features.reactions.wavesBySeat, caller);
  const own = requirePlayingSeat(session.room, seat);
  if (!acceptsWaves(session.room)) throw new OperationError('room.WRONG_STATE');
  session.signalAll<{ readonly waves: readonly string[] }>('wave', (waiting) => {
    const others = (waiting?.waves ?? []).filter((id) => id !== own.id);
    return { waves: [...others, own.id].slice(-MAX_WAVES_SHOWN) };
  });
  return { shown: true };
};

const handlers = { reactionUpdate, wave };

export const reactionsServer = { limits, handlers } satisfies ServerFeature;
