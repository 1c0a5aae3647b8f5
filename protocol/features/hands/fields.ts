import * as z from 'zod/mini';
import { Count } from '#protocol/schemas/common.ts';

export const gameOptions = { raiseHands: z.boolean() };
export const ownState = { hand: z.nullable(Count) };
export const hostPlayerRow = { hand: z.nullable(Count) };
