import * as z from 'zod/mini';
import { BELT } from '#core/features/powerups/powerups.ts';
import { Powerup } from '#protocol/features/powerups/index.ts';
import { defineOperation } from '#protocol/operation.ts';
import { hostCommand, seatCommand, SEAT_ERRORS } from '#protocol/operations/commands.ts';
import { Count, InRoom, InSeat, PlayerId, User } from '#protocol/schemas/common.ts';

/** In a query everything is text. */
const CardInQuery = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));

export const operations = {
  activatePowerup: seatCommand({
    name: 'activatePowerup',
    summary:
      'Uses a card of the belt, of an aimed power-up on a player. The same command twice is one use. What it changes of a question is told by ids to hide, and nothing else.',
    path: 'activate-powerup',
    legacyPath: '/v4/activatePowerup',
    request: z.object({ ...InSeat, card: Count, targetPlayerId: z.optional(PlayerId) }),
    errors: [
      'powerup.NOT_FOUND',
      'powerup.ALREADY_ACTIVATED',
      'powerup.NOT_READY',
      'powerup.NOT_USABLE',
      'powerup.NO_TARGET',
      'powerup.COOLDOWN_PERIOD',
      'powerup.MAX_ATTEMPT_EXHAUSTED',
    ],
  }),
  replacePowerups: seatCommand({
    name: 'replacePowerups',
    summary:
      'Gives the card that waits a place in a full belt, in place of the one that hangs there, or lets it go; or, without a card, changes all own cards for others, a few times in the first round.',
    path: 'replace-powerups',
    legacyPath: '/v4/replacePowerups',
    request: z.object({
      ...InSeat,
      /** The card that waits; absent: all are changed for others. */
      card: z.optional(Count),
      /** Its place; absent: it is not wanted. */
      slot: z.optional(z.int().check(z.minimum(0), z.maximum(BELT.size - 1))),
    }),
    errors: ['powerup.NOT_FOUND', 'powerup.NOT_USABLE', 'powerup.MAX_ATTEMPT_EXHAUSTED'],
  }),
  destroyPowerupEffect: seatCommand({
    name: 'destroyPowerupEffect',
    summary:
      'Ends a power-up of the own belt that is at work, but for one that has stopped a clock or hides options. One that has ended is no error.',
    path: 'destroy-powerup-effect',
    legacyPath: '/destroyPowerupEffect',
    request: z.object({ ...InSeat, powerupEffectId: Count }),
    errors: ['powerup.NOT_USABLE'],
  }),
  powerupTargets: defineOperation({
    name: 'powerupTargets',
    summary: 'The players whom this card may be used on now, by name.',
    method: 'GET',
    path: '/v1/games/{roomHash}/powerup-targets',
    event: 'powerupTargets',
    role: 'player',
    request: z.object({ ...InSeat, card: CardInQuery }),
    answer: z.strictObject({
      players: z.array(User),
    }),
    errors: [...SEAT_ERRORS, 'powerup.NOT_FOUND'],
  }),
  awardPowerups: hostCommand({
    name: 'awardPowerups',
    summary: 'Gives a power-up to one player, some, or all who play; without a list, to all.',
    path: 'award-powerups',
    legacyPath: '/awardPowerups',
    request: z.object({
      ...InRoom,
      powerup: Powerup,
      playerIds: z.optional(z.array(PlayerId).check(z.minLength(1), z.maxLength(1_000))),
    }),
    errors: ['powerup.NOT_USABLE', 'powerup.NO_TARGET', 'player.NOT_FOUND'],
  }),
  triggerPowerup: hostCommand({
    name: 'triggerPowerup',
    summary: 'Starts a power-up that reaches the whole room, as a glitch, whatever its pause.',
    path: 'trigger-powerup',
    request: z.object({ ...InRoom, powerup: Powerup }),
    errors: ['powerup.NOT_USABLE', 'powerup.ALREADY_ACTIVATED'],
  }),
};
