/** Characters that a player can get without choosing. */
export const CHARACTER_COUNT = 24;

/** Numbers of characters that can be chosen end below this; which of them there are, the client's pictures say. */
export const CHARACTER_END = 10_000;
