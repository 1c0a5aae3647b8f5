import * as z from 'zod/mini';
import { Count } from '#protocol/schemas/common.ts';

export const me = { hand: z.nullable(Count) };
export const hostRow = { hand: z.nullable(Count) };
