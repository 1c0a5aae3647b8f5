import * as z from 'zod/mini';
import { FormattedText } from '#protocol/questions/played.ts';
import { Count } from '#protocol/schemas/common.ts';

const slide = { hints: z.strictObject({ taken: z.array(FormattedText), left: Count }) };
const reportResponse = { hints: Count };

/** Errors that only this feature's operations return, with their HTTP status. */
const errors = { 'response.NO_HINT': 409 } as const;

export const hintsFields = { errors, slide, reportResponse };
