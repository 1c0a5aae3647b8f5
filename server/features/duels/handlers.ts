// Duels: what a player chooses, and from whom.

import { duelChoiceOf, duelTargets as targetsOf, isDuelDue } from '#core/authority/index.ts';
import { playingSeat, seatAlone } from '#server/operations/access.ts';
import { type Handler, OperationError } from '#server/operations/context.ts';
import { chargeSeat, playerCommand } from '#server/operations/playerCommand.ts';

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
  const { session, seat } = await seatAlone(request, caller, services);
  chargeSeat(services.limits.features.duels.bySeat, request);
  const { room } = session;
  if (!isDuelDue(room, playingSeat(room, seat))) throw new OperationError('duel.NOT_DUE');
  return {
    players: targetsOf(room, seat, Date.now()).map(({ seat: target, rank, score }) => ({
      playerId: target.id,
      name: target.name,
      character: target.character,
      rank,
      score,
    })),
  };
};

export const handlers = { duelDecision, duelTargets };
