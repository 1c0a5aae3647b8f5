import * as z from 'zod/mini';

const controls = { turnOnMastery: 'turnOnMastery' } as const;
const me = { hasMastered: z.boolean() };
const feedback = { comesAgain: z.boolean() };

export const masteryFields = { me, controls, feedback };
