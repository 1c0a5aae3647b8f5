import * as z from 'zod/mini';

export const boardRow = { origin: z.enum(['bot', 'web']) };
export const controls = { rehearse: 'rehearse' } as const;
export const hostRow = { isRobot: z.boolean() };
