// Character choice for newcomers: free characters come first.

import { CHARACTERS } from '#scenes/kit/characters.ts';

/** The player's last character if it is free, otherwise a random free one; any character if all are taken. */
export function suggestCharacter(taken: readonly number[], own: number | null, random = Math.random): number {
  if (own !== null && !taken.includes(own % CHARACTERS.length)) return own;
  const all = [...CHARACTERS.keys()];
  const free = all.filter((character) => !taken.includes(character));
  const deck = free.length > 0 ? free : all;
  return deck[Math.floor(random() * deck.length)] ?? 0;
}

/** All characters, free ones first; otherwise in their usual order. */
export function charactersInOrder(taken: readonly number[]): readonly number[] {
  return [...CHARACTERS.keys()].sort((a, b) => Number(taken.includes(a)) - Number(taken.includes(b)));
}
