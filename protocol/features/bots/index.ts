import * as z from 'zod/mini';

const boardRow = { origin: z.enum(['bot', 'web']) };
const controls = { rehearse: 'rehearse' } as const;
const hostRow = { isRobot: z.boolean() };

export const botsFields = { controls, hostRow, boardRow };
