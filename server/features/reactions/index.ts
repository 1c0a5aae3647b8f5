// Reactions, which pass: no log keeps them.

import {
  type ReactionCounts,
  takesReactions,
  takesWaves,
  WAVES_AT_ONCE,
} from '#core/features/reactions/reactions.ts';
import { isTeacherPaced } from '#core/modes/registry.ts';
import { playingSeat } from '#server/operations/access.ts';
import { type Handler, OperationError } from '#server/operations/context.ts';
import { chargeSeat } from '#server/operations/playerCommand.ts';
import type { MakeBuckets } from '#server/limits/tokenBucket.ts';

/** How much of it one seat, host or address may ask for. */
export const limits = (buckets: MakeBuckets) => ({
  bySeat: buckets(8, 0.5),
  wavesBySeat: buckets(4, 0.5),
});

const reactionUpdate: Handler<'reactionUpdate'> = async (request, caller, services) => {
  const { session, seat } = caller;
  const { reactionDetail: reaction } = request;
  chargeSeat(services.limits.features.reactions.bySeat, caller);
  const { room } = session;
  const own = playingSeat(room, seat);
  const slide = isTeacherPaced(room) ? room.slide?.state : own.open && 'active';
  if (!takesReactions(room, slide ?? null)) throw new OperationError('room.WRONG_STATE');
  session.signal<{ readonly reactions: ReactionCounts }>('reactionUpdate', (waiting) => {
    const counts = waiting?.reactions ?? {};
    return { reactions: { ...counts, [reaction]: (counts[reaction] ?? 0) + 1 } };
  });
  return { shown: true };
};

const wave: Handler<'wave'> = async (request, caller, services) => {
  const { session, seat } = caller;
  chargeSeat(services.limits.features.reactions.wavesBySeat, caller);
  const own = playingSeat(session.room, seat);
  if (!takesWaves(session.room)) throw new OperationError('room.WRONG_STATE');
  session.signalAll<{ readonly waves: readonly string[] }>('wave', (waiting) => {
    const others = (waiting?.waves ?? []).filter((id) => id !== own.id);
    return { waves: [...others, own.id].slice(-WAVES_AT_ONCE) };
  });
  return { shown: true };
};

export const handlers = { reactionUpdate, wave };
