// Which character a newcomer gets, and in which order all are offered: first those that nobody in the room stands for.

import { leastUsed } from '#core/room/characters.ts';
import { CHARACTERS } from '#scenes/kit/characters.ts';

const countOf = (inRoom: readonly number[], character: number): number => inRoom[character] ?? 0;

/** The own one of last time while nobody there has it, else one that nobody has, or as few as any other. */
export function dealt(inRoom: readonly number[], own: number | null, random = Math.random): number {
  if (own !== null && countOf(inRoom, own % CHARACTERS.length) === 0) return own;
  const free = leastUsed(CHARACTERS.map((_, character) => countOf(inRoom, character)));
  return free[Math.floor(random() * free.length)] ?? 0;
}

/** All characters, the free ones first; else in the order that they always have. */
export function offered(inRoom: readonly number[]): readonly number[] {
  return [...CHARACTERS.keys()].sort((a, b) => countOf(inRoom, a) - countOf(inRoom, b));
}
