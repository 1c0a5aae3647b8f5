/** Of these one is drawn for whoever has no device: companions, robots, and names on paper. */
export const CHARACTER_COUNT = 24;

/** Characters that there are: newcomers are offered those first that the fewest in the room have. */
export const CHARACTERS_DEALT = 32;

/** Numbers of characters that can be chosen end below this; which of them there are, the client's pictures say. */
export const CHARACTER_END = 10_000;
