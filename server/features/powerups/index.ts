// Power-ups: using, placing and awarding cards.

import { powerupTargets as targetsOf } from '#core/features/powerups/authorityUse.ts';
import { requirePlayingSeat } from '#server/operations/access.ts';
import { type Handler, OperationError } from '#server/operations/context.ts';
import { hostCommand } from '#server/operations/hostCommand.ts';
import { chargeSeat, playerCommand } from '#server/operations/playerCommand.ts';
import type { MakeBuckets } from '#server/limits/tokenBucket.ts';
import type { ServerFeature } from '#server/features/feature.ts';

const limits = (buckets: MakeBuckets) => ({
  /** A belt holds three cards, and a new one comes every few questions. */
  bySeat: buckets(20, 1),
});

const activatePowerup: Handler<'activatePowerup'> = playerCommand(
  'usePowerup',
  ({ card, targetPlayerId: targetId = null }, { commandId }) => ({ card, targetId, commandId }),
  ({ features }) => features.powerups.bySeat,
);

const placed: Handler<'replacePowerups'> = playerCommand(
  'placePowerup',
  ({ card = 0, slot = null }, { commandId }) => ({ card, slot, commandId }),
  ({ features }) => features.powerups.bySeat,
);

const shuffled: Handler<'replacePowerups'> = playerCommand(
  'shufflePowerups',
  (_request, { commandId }) => ({ commandId }),
  ({ features }) => features.powerups.bySeat,
);

const replacePowerups: Handler<'replacePowerups'> = (request, caller, services) =>
  request.card === undefined ? shuffled(request, caller, services) : placed(request, caller, services);

const destroyPowerupEffect: Handler<'destroyPowerupEffect'> = playerCommand(
  'endPowerup',
  ({ powerupEffectId: effect }, { commandId }) => ({ effect, commandId }),
  ({ features }) => features.powerups.bySeat,
);

const powerupTargets: Handler<'powerupTargets'> = async (request, caller, services) => {
  const { session, seat } = caller;
  chargeSeat(services.limits.features.powerups.bySeat, caller);
  const { room } = session;
  const targets = targetsOf(room, seat, requirePlayingSeat(room, seat), request.card);
  if (!targets) throw new OperationError('powerup.NOT_FOUND');
  return {
    players: targets.map(({ id: playerId, name, character }) => ({ playerId, name, character })),
  };
};

const awardPowerups: Handler<'awardPowerups'> = hostCommand(
  'awardPowerup',
  ({ powerup, playerIds = null }) => ({ powerup, playerIds }),
);

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

export const powerupsServer = { limits, handlers } satisfies ServerFeature;
