import * as z from 'zod/mini';
import { FormattedText } from '#protocol/questions/played.ts';
import { Count } from '#protocol/schemas/common.ts';

export const slide = { hints: z.strictObject({ taken: z.array(FormattedText), left: Count }) };
export const reportResponse = { hints: Count };

/** Errors that its calls alone answer, with their HTTP status. */
export const errors = { 'response.NO_HINT': 409 } as const;
