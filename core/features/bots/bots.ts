/** Maximum number of bots in a rehearsal. */
export const MAX_BOTS = 200;
