import * as z from 'zod/mini';
import { Count } from '#protocol/schemas/common.ts';

export const gameOptions = { areHintsEnabled: z.boolean() };
export const slide = { hints: z.strictObject({ taken: z.array(z.string()), left: Count }) };
export const reportResponse = { hints: Count };
