import * as z from 'zod/mini';
import { REATTEMPTS } from '#core/features/mastery/mastery.ts';

export const gameOptions = { masteryReattempts: z.enum(REATTEMPTS) };
export const controls = { turnOnMastery: 'turnOnMastery' } as const;
export const me = { hasMastered: z.boolean() };
export const feedback = { comesAgain: z.boolean() };
