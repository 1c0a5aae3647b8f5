import * as z from 'zod/mini';
import { BELT } from '#core/features/powerups/powerups.ts';
import { Powerup } from '#protocol/features/powerups/index.ts';
import { defineOperation } from '#protocol/operation.ts';
import { hostCommand, seatCommand, SEAT_ERRORS } from '#protocol/operations/commands.ts';
import { Count, InRoom, InSeat, PlayerId, User } from '#protocol/schemas/common.ts';
import type { ProtocolFeature } from '#protocol/feature.ts';

/** Query parameters arrive as text. */
const CardInQuery = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));

const operations = {
  activatePowerup: seatCommand({
    name: 'activatePowerup',
    summary:
      'Uses a power-up from the belt, on a target if it needs one. Retrying the same command makes no second use. Changes to a question are sent as option ids to hide, and nothing else.',
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
      'Puts the new power-up into a full belt in place of another one, or drops it. Without a card, swaps all power-ups for new ones, a few times in the first round.',
    path: 'replace-powerups',
    legacyPath: '/v4/replacePowerups',
    request: z.object({
      ...InSeat,
      /** The card waiting for a slot; absent to exchange all cards. */
      card: z.optional(Count),
      /** The card's slot; absent to discard the card. */
      slot: z.optional(z.int().check(z.minimum(0), z.maximum(BELT.size - 1))),
    }),
    errors: ['powerup.NOT_FOUND', 'powerup.NOT_USABLE', 'powerup.MAX_ATTEMPT_EXHAUSTED'],
  }),
  destroyPowerupEffect: seatCommand({
    name: 'destroyPowerupEffect',
    summary:
      "Ends one of the player's active power-ups, except one that stopped the timer or hides options. If it has already ended, nothing happens.",
    path: 'destroy-powerup-effect',
    legacyPath: '/destroyPowerupEffect',
    request: z.object({ ...InSeat, powerupEffectId: Count }),
    errors: ['powerup.NOT_USABLE'],
  }),
  powerupTargets: defineOperation({
    name: 'powerupTargets',
    summary: 'Lists the players this power-up can target right now, by name.',
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
    summary: 'Gives a power-up to some players, or to everyone if no list is given.',
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
    summary: 'Starts a power-up that affects the whole room, such as a glitch, regardless of its cooldown.',
    path: 'trigger-powerup',
    request: z.object({ ...InRoom, powerup: Powerup }),
    errors: ['powerup.NOT_USABLE', 'powerup.ALREADY_ACTIVATED'],
  }),
};

export const powerupsProtocol = { operations } satisfies ProtocolFeature;
