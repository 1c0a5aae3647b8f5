import * as z from 'zod/mini';
import { EXTRA_LIFE_STATES } from '#core/features/extraLife/extraLife.ts';
import { Time } from '#protocol/schemas/common.ts';

export const me = { extraLife: z.nullable(z.enum(EXTRA_LIFE_STATES)) };
export const slide = { byExtraLife: z.boolean() };
export const choice = { lifeOffer: z.nullable(z.strictObject({ until: z.nullable(Time) })) };
export const summaryItem = { byExtraLife: z.boolean() };
export const reportResponse = { byExtraLife: z.boolean() };

/** Errors that its calls alone answer, with their HTTP status. */
export const errors = { 'response.OFFER_OVER': 409 } as const;
