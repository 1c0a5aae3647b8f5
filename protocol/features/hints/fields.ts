import * as z from 'zod/mini';
import { FormattedText } from '#protocol/questions/played.ts';
import { Count } from '#protocol/schemas/common.ts';

export const gameOptions = { areHintsEnabled: z.boolean() };
export const slide = { hints: z.strictObject({ taken: z.array(FormattedText), left: Count }) };
export const reportResponse = { hints: Count };
