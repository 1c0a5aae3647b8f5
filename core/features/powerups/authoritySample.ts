import { POWERUP_IDS } from '#core/features/powerups/ids.ts';
import type { FeatureSample, StepContext } from '#core/authority/sample.ts';

export const powerupsSample: FeatureSample<'powerups'> = {
  player: {
    usePowerup: (context) => ({
      type: 'usePowerup',
      playerId: context.playerId,
      card: cardOf(context),
      targetId: otherOf(context),
      commandId: context.commandId,
    }),
    placePowerup: ({ game, playerId, commandId, what }) => ({
      type: 'placePowerup',
      playerId,
      card: seatOf(game, playerId)?.belt?.offer?.id ?? 0,
      slot: what % 4 === 3 ? null : what % 4,
      commandId,
    }),
    shufflePowerups: ({ playerId, commandId }) => ({ type: 'shufflePowerups', playerId, commandId }),
    endPowerup: ({ game, playerId, commandId }) => ({
      type: 'endPowerup',
      playerId,
      effect: seatOf(game, playerId)?.belt?.effects[0]?.id ?? 0,
      commandId,
    }),
  },
  host: {
    awardPowerup: ({ playerId, commandId, what, who }) => ({
      type: 'awardPowerup',
      powerup: kindOf(what),
      playerIds: who % 3 === 0 ? null : [playerId],
      commandId,
    }),
    triggerPowerup: ({ commandId, what }) => ({
      type: 'triggerPowerup',
      powerup: what % 3 === 0 ? 'powerPlay' : 'glitch',
      commandId,
    }),
  },
  busy: ['usePowerup', 'usePowerup', 'usePowerup', 'placePowerup', 'shufflePowerups'],
  options: { powerups: ['yes', 'yes', 'no'], powerupKinds: [POWERUP_IDS.join(' ')] },
};

function kindOf(what: number) {
  return POWERUP_IDS[what % POWERUP_IDS.length] ?? 'double';
}

const seatOf = ({ room }: StepContext['game'], playerId: string) =>
  room.seats.flat().find(({ id }) => id === playerId);

function cardOf({ game, playerId, what }: StepContext): number {
  const cards = seatOf(game, playerId)?.belt?.slots.flatMap((card) => card ?? []) ?? [];
  return cards[what % Math.max(1, cards.length)]?.id ?? 0;
}

function otherOf({ game, who, what }: StepContext): string | null {
  const seats = game.room.seats.flat();
  return seats[(who + 1 + (what % 7)) % Math.max(1, seats.length)]?.id ?? null;
}
