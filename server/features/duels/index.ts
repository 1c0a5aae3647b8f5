// Duels: a player's choices and targets.

import { duelChoiceOf } from '#core/features/duels/authorityDuels.ts';
import { duelTargetsView } from '#core/features/duels/authorityTargets.ts';
import { type Handler, OperationError } from '#server/operations/context.ts';
import { chargeSeat, contextOf, playerCommand } from '#server/operations/playerCommand.ts';
import type { MakeBuckets } from '#server/limits/tokenBucket.ts';
import type { ServerFeature } from '#server/features/feature.ts';

const limits = (buckets: MakeBuckets) => ({
  /** A choice comes every few answers; a player who is refused chooses again. */
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
  const told = duelTargetsView(session.room, seat, Date.now(), contextOf(session));
  if ('reason' in told) throw new OperationError(told.reason);
  return { players: [...told.players] };
};

const handlers = { duelDecision, duelTargets };

export const duelsServer = { limits, handlers } satisfies ServerFeature;
