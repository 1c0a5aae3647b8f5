// Power-ups in calls under the names of the specification (specification 2, section 3 "Power-up
// configuration", section 7).

import * as z from 'zod/mini';
import { BELT } from '#core/features/powerups/powerups.ts';
import { POWERUP_STATUSES } from '#core/features/powerups/records.ts';
import { Powerup } from '#protocol/features/powerups/index.ts';
import { Count, QuestionId } from '#protocol/schemas/common.ts';

const Status = z.enum(POWERUP_STATUSES);

const meta = z.strictObject({
  questionId: z.nullable(QuestionId),
  attempt: Count,
  questionNum: Count,
  beltPosition: z.nullable(Count),
  source: z.enum(['teacher', 'student']),
});

export const PowerupRecord = z.strictObject({
  id: Count,
  powerupId: Count,
  name: Powerup,
  status: Status,
  meta,
  isTeacherPowerup: z.boolean(),
});

export const EffectRecord = z.strictObject({
  _id: Count,
  name: Powerup,
  powerupId: z.nullable(Count),
  status: Status,
  meta,
});

/** A page's own idea of a power-up. The server knows better, so only its shape is checked. */
export const Meta = z.optional(
  z.object({
    questionId: z.optional(z.nullable(z.string())),
    attempt: z.optional(z.number()),
    questionNum: z.optional(z.number()),
    beltPosition: z.optional(z.nullable(z.number())),
    source: z.optional(z.string()),
  }),
);

/** A card by its id, or by its record. */
const Card = z.union([
  Count,
  z.pipe(
    z.object({ id: Count }),
    z.transform(({ id }) => id),
  ),
]);

/** At most a whole belt and the card that waits for a slot. */
const many = z.maxLength(BELT.size + 1);
/** Power-ups by kind or card. */
const Powerups = z.optional(z.array(z.union([Powerup, Card])).check(many));

/** Payload of awarding and replacing. */
export const exchanged = {
  /** What the player has got by now, as the server dealt it. */
  powerups: Powerups,
  award: Powerups,
  /** Cards that go. */
  archive: z.optional(z.array(Card).check(many)),
};
