import * as z from 'zod/mini';

export const controls = { turnOnMastery: 'turnOnMastery' } as const;
export const me = { hasMastered: z.boolean() };
export const feedback = { comesAgain: z.boolean() };
