/** Robots of one rehearsal. */
export const MAX_ROBOTS = 200;
