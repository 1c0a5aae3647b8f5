import * as z from 'zod/mini';
import { BELT } from '#core/features/powerups/powerups.ts';
import { Powerup } from '#protocol/features/powerups/index.ts';
import { defineOperation } from '#protocol/operation.ts';
import { EffectRecord, exchanged, Meta, PowerupRecord } from '#protocol/features/powerups/records.ts';
import {
  CONTROL_TIMEOUT_MS,
  HostAnswer,
  hostCommand,
  InGame,
  ROOM_ERRORS,
  SeatAnswer,
  seatCommand,
  SEAT_ERRORS,
} from '#protocol/operations/commands.ts';
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
    request: z
      .object({
        ...InSeat,
        ...InGame,
        card: z.optional(Count),
        /** The card, as its record names it. */
        powerupId: z.optional(Count),
        targetPlayerId: z.optional(PlayerId),
        meta: Meta,
      })
      .check(
        z.refine(({ card, powerupId }) => (card ?? powerupId) !== undefined, {
          path: ['card'],
          message: 'required',
        }),
      ),
    /** The effect of the card; null for one that was used too long ago. */
    also: { powerupEffect: z.nullable(EffectRecord) },
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
      'Puts the new power-up into a full belt in place of another one, or drops a power-up. Without a card, swaps all power-ups for new ones, a few times in the first round. `archive` names one card that makes room for the new one, or all of them for a swap.',
    path: 'replace-powerups',
    legacyPath: '/v4/replacePowerups',
    request: z.object({
      ...InSeat,
      ...InGame,
      ...exchanged,
      /** The card waiting for a slot, or one to discard; absent to exchange all cards. */
      card: z.optional(Count),
      /** The card's slot; absent to discard the card. */
      slot: z.optional(z.int().check(z.minimum(0), z.maximum(BELT.size - 1))),
    }),
    also: { powerups: z.array(PowerupRecord) },
    errors: ['powerup.NOT_FOUND', 'powerup.NOT_USABLE', 'powerup.MAX_ATTEMPT_EXHAUSTED'],
  }),
  destroyPowerupEffect: seatCommand({
    name: 'destroyPowerupEffect',
    summary:
      "Ends one of the player's active power-ups, except one that stopped the timer or hides options. If it has already ended, nothing happens. The card that started it is used up in any case.",
    path: 'destroy-powerup-effect',
    legacyPath: '/destroyPowerupEffect',
    request: z.object({
      ...InSeat,
      ...InGame,
      powerupEffectId: Count,
      meta: Meta,
      shouldDiscardActivatorPowerup: z.optional(z.boolean()),
    }),
    also: { activatedPowerups: z.array(EffectRecord) },
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
  awardPowerups: defineOperation({
    name: 'awardPowerups',
    summary:
      "As the host: gives a power-up to some players, or to everyone if no player is named. As a player: takes a power-up from a break room, or discards a card; `award` and `powerups` only confirm what the server has dealt. Answers with the named player's power-ups.",
    method: 'POST',
    path: '/v1/games/{roomHash}/award-powerups',
    legacyPath: '/awardPowerups',
    event: 'awardPowerups',
    role: 'playerOrHost',
    request: z.object({
      ...InRoom,
      ...InGame,
      ...exchanged,
      playerId: z.optional(PlayerId),
      /** Only by the host. */
      powerup: z.optional(Powerup),
      playerIds: z.optional(z.array(PlayerId).check(z.minLength(1), z.maxLength(1_000))),
      /** The choice in a break room, by position, and the camp it is in. */
      breakoutRoom: z.optional(
        z.object({ powerUpIndex: z.int().check(z.minimum(0), z.maximum(2)), level: Count }),
      ),
    }),
    answer: z.union([
      z.extend(HostAnswer, { powerups: z.optional(z.array(PowerupRecord)) }),
      z.extend(SeatAnswer, { powerups: z.array(PowerupRecord) }),
    ]),
    errors: [
      ...new Set([...ROOM_ERRORS, ...SEAT_ERRORS]),
      'powerup.NOT_FOUND',
      'powerup.NOT_USABLE',
      'powerup.NO_TARGET',
    ],
    timeoutMs: CONTROL_TIMEOUT_MS,
    retries: 1,
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
