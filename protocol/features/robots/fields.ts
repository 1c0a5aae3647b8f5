import * as z from 'zod/mini';

export const hostRow = { isRobot: z.boolean() };
