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
  by: z.nullable(z.strictObject({ playerId: PlayerId, name: z.string() })),
  byTeacher: z.boolean(),
});
const Points = z.strictObject({ powerup: Powerup, points: z.int() });

export const gameOptions = { powerups: z.enum(['yes', 'no']), powerupKinds: z.string() };
export const playersOptions = { powerups: z.optional(gameOptions.powerups) };
export const controls = { awardPowerup: 'awardPowerup', triggerPowerup: 'triggerPowerup' } as const;
export const room = { powerupEffects: z.array(Effect) };
export const me = {
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
export const choice = {
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
export const projector = {
  powerupUses: z.array(
    z.strictObject({
      id: Count,
      powerup: Powerup,
      by: z.nullable(User),
      on: z.nullable(User),
      points: z.int(),
    }),
  ),
};
export const hostRow = {
  powerups: z.nullable(
    z.strictObject({
      cards: z.array(z.strictObject({ powerup: Powerup, byTeacher: z.boolean() })),
      effects: z.array(Powerup),
    }),
  ),
};
export const reportResponse = { powerups: z.array(Points) };
