import * as z from 'zod/mini';
import { EXTRA_LIFE_STATES } from '#core/features/extraLife/extraLife.ts';
import { Time } from '#protocol/schemas/common.ts';

const me = { extraLife: z.nullable(z.enum(EXTRA_LIFE_STATES)) };
const slide = { byExtraLife: z.boolean() };
const choice = { lifeOffer: z.nullable(z.strictObject({ until: z.nullable(Time) })) };
const summaryItem = { byExtraLife: z.boolean() };
const reportResponse = { byExtraLife: z.boolean() };

/** Errors that only this feature's operations return, with their HTTP status. */
const errors = { 'response.OFFER_OVER': 409 } as const;

export const extraLifeFields = {
  errors,
  me,
  slide,
  choice,
  summaryItem,
  reportResponse,
};
