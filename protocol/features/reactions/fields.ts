import * as z from 'zod/mini';

export const gameOptions = { reactions: z.boolean() };
