/** Characters that who is no person gets by lot. */
export const CHARACTER_COUNT = 24;

/** Characters that there are: a room deals each of them before it deals one again. */
export const CHARACTERS_DEALT = 32;

/** Numbers of characters that can be chosen end below this; which of them there are, the client's pictures say. */
export const CHARACTER_END = 10_000;

/** The characters that the fewest stand for; `counts`: how many stand for each, by its number. */
export function leastUsed(counts: readonly number[]): readonly number[] {
  const least = Math.min(...counts);
  return [...counts.keys()].filter((character) => counts[character] === least);
}
