import * as z from 'zod/mini';
import { Count } from '#protocol/schemas/common.ts';

const hostRow = {
  focus: z.nullable(z.strictObject({ lost: Count, awayMs: Count, away: z.boolean() })),
};

export const focusFields = { hostRow };
