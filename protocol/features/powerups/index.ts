import * as z from 'zod/mini';
import { POWERUP_IDS } from '#core/features/powerups/ids.ts';
import { BELT } from '#core/features/powerups/powerups.ts';
import { Count, PlayerId, Time, User } from '#protocol/schemas/common.ts';
import { Answer } from '#protocol/schemas/question.ts';

export const Powerup = z.enum(POWERUP_IDS);

const card = { id: Count, powerup: Powerup, readyAt: Time, after: Count, byTeacher: z.boolean() };
const Effect = z.strictObject({
  id: Count,
  powerup: Powerup,
  at: Time,
  until: z.nullable(Time),
  left: z.nullable(z.int()),
  by: z.nullable(z.strictObject({ playerId: PlayerId, name: z.string() })),
  byTeacher: z.boolean(),
});
const Points = z.strictObject({ powerup: Powerup, points: z.int() });

const controls = { awardPowerup: 'awardPowerup', triggerPowerup: 'triggerPowerup' } as const;
const room = { powerupEffects: z.array(Effect), powerupVersion: Count };
const host = { roomBoosts: z.array(Effect) };
const me = {
  belt: z.nullable(
    z.strictObject({
      slots: z.array(z.nullable(z.strictObject(card))).check(z.length(BELT.size)),
      offer: z.nullable(z.strictObject({ ...card, until: z.nullable(Time) })),
      came: z.boolean(),
      effects: z.array(Effect),
      news: z.array(
        z.strictObject({
          id: Count,
          powerup: Powerup,
          openedFrom: z.nullable(Powerup),
          own: z.boolean(),
          other: z.nullable(z.string()),
          points: z.int(),
        }),
      ),
      shufflesLeft: Count,
      toNext: z.nullable(Count),
    }),
  ),
};
const choice = {
  powerups: z.nullable(
    z.strictObject({
      hiddenOptions: z.array(z.string()),
      stoppedAt: z.nullable(Time),
      mix: z.nullable(Count),
      spared: z.nullable(Answer),
      points: z.array(Points),
    }),
  ),
};
const projector = {
  powerupUses: z.array(
    z.strictObject({
      id: Count,
      powerup: Powerup,
      by: z.nullable(User),
      on: z.nullable(User),
      points: z.int(),
    }),
  ),
  ...host,
};
const hostRow = {
  powerups: z.nullable(
    z.strictObject({
      cards: z.array(z.strictObject({ powerup: Powerup, byTeacher: z.boolean() })),
      effects: z.array(Powerup),
    }),
  ),
};
const reportResponse = { powerups: z.array(Points) };

/** Errors that only this feature's operations return, with their HTTP status. */
const errors = {
  'powerup.NOT_FOUND': 404,
  'powerup.ALREADY_ACTIVATED': 409,
  'powerup.NOT_READY': 409,
  'powerup.NOT_USABLE': 409,
  'powerup.NO_TARGET': 409,
  'powerup.MAX_ATTEMPT_EXHAUSTED': 409,
  'powerup.COOLDOWN_PERIOD': 409,
} as const;

export const powerupsFields = {
  errors,
  room,
  host,
  projector,
  me,
  choice,
  controls,
  hostRow,
  reportResponse,
};
