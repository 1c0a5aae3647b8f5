// A newcomer is shown a character that nobody in the room has, and a picker offers those first.

import { expect, it } from 'vitest';
import { CHARACTERS_DEALT } from '#core/room/characters.ts';
import { CHARACTERS } from '#scenes/kit/characters.ts';
import { dealt, offered } from '#src/game/entering/dealing.ts';

const ALL = [...CHARACTERS.keys()];

it('shows one that nobody has, and any where all are taken', () => {
  expect(CHARACTERS_DEALT).toBe(CHARACTERS.length);
  const free = [3, 17, 31];
  const taken = ALL.filter((character) => !free.includes(character));
  expect([0, 0.5, 0.99].map((random) => dealt(taken, null, () => random))).toEqual(free);
  expect(dealt(ALL, null, () => 0.99)).toBe(31);
});

it('gives back the own one of last time while nobody there has it', () => {
  expect(dealt([], 7)).toBe(7);
  expect(dealt([2], 7)).toBe(7);
  expect(dealt([2], 2)).not.toBe(2);
});

it('offers those first that nobody has, and all of them', () => {
  const order = offered([2, 0]);
  expect(order.slice(0, 3)).toEqual([1, 3, 4]);
  expect(order.slice(-2)).toEqual([0, 2]);
  expect([...order].sort((a, b) => a - b)).toEqual(ALL);
});
