import * as z from 'zod/mini';
import { OUTCOMES, SHIELDS, STRIKES } from '#core/features/duels/ids.ts';
import { Count, PlayerId, Time, User } from '#protocol/schemas/common.ts';

export const Strike = z.enum(STRIKES);
export const Shield = z.enum(SHIELDS);
const Outcome = z.enum(OUTCOMES);

const Whom = z.nullable(User);
const strike = { id: Count, at: Time, strike: Strike, outcome: Outcome, by: Whom, on: Whom, third: Whom };

const me = {
  duel: z.nullable(
    z.strictObject({
      level: Count,
      step: Count,
      steps: Count,
      playerShield: z.nullable(Shield),
      strikeOutcome: z.nullable(Outcome),
      isTargetShieldActive: z.boolean(),
      news: z.array(
        z.strictObject({
          ...strike,
          role: z.enum(['striker', 'target', 'third']),
          met: z.nullable(Shield),
          points: z.int(),
        }),
      ),
    }),
  ),
};
const choice = {
  duelChoice: z.nullable(
    z.strictObject({
      strikes: z.array(Strike),
      shields: z.array(Shield),
    }),
  ),
};
const projector = { strikes: z.array(z.strictObject(strike)) };
const hostRow = {
  duel: z.nullable(
    z.strictObject({
      level: Count,
      shield: z.nullable(Shield),
      strikes: Count,
      shields: Count,
      skips: Count,
      struck: Count,
      last: z.nullable(z.strictObject({ strike: Strike, outcome: Outcome, on: Whom, third: Whom })),
    }),
  ),
};
const host = {
  duelLog: z.array(
    z.union([
      z.strictObject({
        type: z.literal('strike'),
        ...strike,
        met: z.nullable(Shield),
        points: z.strictObject({ by: z.int(), on: z.int(), third: z.int() }),
      }),
      z.strictObject({ type: z.literal('shield'), at: Time, shield: Shield, by: Whom }),
    ]),
  ),
};
const replayMark = {
  duel: z.union([
    z.strictObject({
      type: z.literal('strike'),
      strike: Strike,
      outcome: Outcome,
      by: PlayerId,
      on: PlayerId,
      third: z.nullable(PlayerId),
    }),
    z.strictObject({ type: z.literal('shield'), shield: Shield, by: PlayerId }),
  ]),
};

/** Errors that only this feature's operations return, with their HTTP status. */
const errors = {
  'duel.NOT_DUE': 409,
  'duel.LOCKED': 409,
  'duel.NO_TARGET': 409,
} as const;

export const duelsFields = {
  errors,
  host,
  projector,
  me,
  choice,
  hostRow,
  replayMark,
};
