// Duels: what a player chooses, and from whom.

import { duelChoiceOf, duelTargetsView } from '#core/authority/index.ts';
import { type Handler, OperationError } from '#server/operations/context.ts';
import { chargeSeat, playerCommand } from '#server/operations/playerCommand.ts';
import type { MakeBuckets } from '#server/limits/tokenBucket.ts';

/** How much of it one seat, host or address may ask for. */
export const limits = (buckets: MakeBuckets) => ({
  /** A choice comes every few answers; who is refused chooses again. */
  bySeat: buckets(10, 1),
});

const duelDecision: Handler<'duelDecision'> = playerCommand(
  'duelDecision',
  ({ decision, type = 'standard', targetPlayerId: targetId = '', level }, { commandId }) => ({
    level,
    choice: duelChoiceOf({ decision, type, targetId }),
    commandId,
  }),
  ({ features }) => features.duels.bySeat,
);

const duelTargets: Handler<'duelTargets'> = async (request, caller, services) => {
  const { session, seat } = caller;
  chargeSeat(services.limits.features.duels.bySeat, caller);
  const told = duelTargetsView(session.room, seat, Date.now());
  if ('reason' in told) throw new OperationError(told.reason);
  return { players: [...told.players] };
};

export const handlers = { duelDecision, duelTargets };
