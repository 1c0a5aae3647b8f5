import * as z from 'zod/mini';

export const hostPlayerRow = { isRobot: z.boolean() };
