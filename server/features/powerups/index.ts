// Power-ups: using cards and ending their effects. `exchanges.ts` has how cards come and go.

import { seatOf } from '#core/authority/index.ts';
import { effectOfCard, effectRecords } from '#core/features/powerups/authorityRecords.ts';
import { powerupTargets as targetsOf } from '#core/features/powerups/authorityUse.ts';
import { orThrow } from '#server/operations/access.ts';
import { type Handler, OperationError } from '#server/operations/context.ts';
import { hostCommand } from '#server/operations/hostCommand.ts';
import { answeringAlso, chargeSeat, playerCommand } from '#server/operations/playerCommand.ts';
import type { RequestParsed } from '#server/operations/types.ts';
import { awardPowerups, replacePowerups } from '#server/features/powerups/exchanges.ts';
import { powerupBudget, powerupLimits } from '#server/features/powerups/limits.ts';
import type { ServerFeature } from '#server/features/feature.ts';

type Use = RequestParsed<'activatePowerup'>;

/** The request's schema requires one of the two. */
const usedCard = ({ card, powerupId }: Use): number => card ?? powerupId ?? 0;

const activatePowerup: Handler<'activatePowerup'> = answeringAlso(
  playerCommand(
    'usePowerup',
    (request: Use, { commandId }) => ({
      card: usedCard(request),
      targetId: request.targetPlayerId ?? null,
      commandId,
    }),
    powerupBudget,
  ),
  ({ now }, { session: { room }, playerId }, request) => ({
    powerupEffect: effectOfCard(
      room,
      orThrow(seatOf(room, playerId), 'player.NOT_FOUND'),
      usedCard(request),
      now,
    ),
  }),
);

const destroyPowerupEffect: Handler<'destroyPowerupEffect'> = answeringAlso(
  playerCommand(
    'endPowerup',
    ({ powerupEffectId: effect }: RequestParsed<'destroyPowerupEffect'>, { commandId }) => ({
      effect,
      commandId,
    }),
    powerupBudget,
  ),
  ({ now }, { session: { room }, playerId }) => ({
    activatedPowerups: [...effectRecords(room, orThrow(seatOf(room, playerId), 'player.NOT_FOUND'), now)],
  }),
);

const powerupTargets: Handler<'powerupTargets'> = async (request, caller, services) => {
  const { session, seat } = caller;
  chargeSeat(powerupBudget(services.limits), caller);
  const told = targetsOf(session.room, seat, request.card, Date.now());
  if ('reason' in told) throw new OperationError(told.reason);
  return {
    players: told.seats.map(({ id: playerId, name, character }) => ({ playerId, name, character })),
  };
};

const triggerPowerup: Handler<'triggerPowerup'> = hostCommand('triggerPowerup', ({ powerup }) => ({
  powerup,
}));

const handlers = {
  activatePowerup,
  replacePowerups,
  destroyPowerupEffect,
  powerupTargets,
  awardPowerups,
  triggerPowerup,
};

export const powerupsServer = { limits: powerupLimits, handlers } satisfies ServerFeature;
