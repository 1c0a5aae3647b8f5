/** Number of characters to draw from for companions, bots, and names on paper, which have no device. */
export const CHARACTER_COUNT = 24;

/**
 * Number of characters in all. Newcomers are first offered the ones that the fewest players in the room have.
 */
export const CHARACTERS_DEALT = 32;

/** Exclusive upper bound of character numbers that can be chosen; the client's pictures say which exist. */
export const CHARACTER_END = 10_000;
