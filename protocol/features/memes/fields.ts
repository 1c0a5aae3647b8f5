import * as z from 'zod/mini';

export const gameOptions = { memes: z.boolean(), memeset: z.string() };
