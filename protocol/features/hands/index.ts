import * as z from 'zod/mini';
import { Count } from '#protocol/schemas/common.ts';

const me = { hand: z.nullable(Count) };
const hostRow = { hand: z.nullable(Count) };

export const handsFields = { me, hostRow };
