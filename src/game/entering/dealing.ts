// Which character a newcomer is shown, and in which order all are offered: first those that nobody in the room stands for.

import { CHARACTERS } from '#scenes/kit/characters.ts';

/** The own one of last time while nobody there has it, else one that nobody has; any, where all are taken. */
export function dealt(taken: readonly number[], own: number | null, random = Math.random): number {
  if (own !== null && !taken.includes(own % CHARACTERS.length)) return own;
  const all = [...CHARACTERS.keys()];
  const free = all.filter((character) => !taken.includes(character));
  const deck = free.length > 0 ? free : all;
  return deck[Math.floor(random() * deck.length)] ?? 0;
}

/** All characters, the free ones first; else in the order that they always have. */
export function offered(taken: readonly number[]): readonly number[] {
  return [...CHARACTERS.keys()].sort((a, b) => Number(taken.includes(a)) - Number(taken.includes(b)));
}
