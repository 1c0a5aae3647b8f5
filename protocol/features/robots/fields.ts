import * as z from 'zod/mini';

export const boardRow = { origin: z.enum(['bot', 'web']) };
export const hostRow = { isRobot: z.boolean() };
