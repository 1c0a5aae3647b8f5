/** Characters that a player can get without choosing. */
export const CHARACTER_COUNT = 24;
