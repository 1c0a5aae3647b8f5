// Character choice for newcomers: free characters come first.

import { type Character, isMonster } from '#core/room/characters.ts';
import { CHARACTERS } from '#scenes/avatars/characters.ts';

/**
 * The player's avatar or last monster, if that is free, otherwise a random free monster; any one if all are
 * taken.
 */
export function suggestCharacter(
  taken: readonly number[],
  own: Character | null,
  random = Math.random,
): Character {
  if (own !== null && (!isMonster(own) || !taken.includes(own % CHARACTERS.length))) return own;
  const all = [...CHARACTERS.keys()];
  const free = all.filter((character) => !taken.includes(character));
  const deck = free.length > 0 ? free : all;
  return deck[Math.floor(random() * deck.length)] ?? 0;
}

/** All characters, free ones first; otherwise in their usual order. */
export function charactersInOrder(taken: readonly number[]): readonly number[] {
  return [...CHARACTERS.keys()].sort((a, b) => Number(taken.includes(a)) - Number(taken.includes(b)));
}
