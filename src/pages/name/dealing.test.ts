// A room deals all its characters before one comes again, and a picker offers first what nobody there has.

import { expect, it } from 'vitest';
import { CHARACTERS_DEALT } from '#core/room/characters.ts';
import { CHARACTERS } from '#scenes/kit/characters.ts';
import { dealt, offered } from '#src/pages/name/dealing.ts';

it('deals all characters that there are before it deals one again', () => {
  expect(CHARACTERS_DEALT).toBe(CHARACTERS.length);
  const inRoom = Array<number>(CHARACTERS.length).fill(0);
  for (let times = 0; times < 2 * CHARACTERS.length; times += 1) {
    const character = dealt(inRoom, null, () => (times * 0.37) % 1);
    inRoom[character] = (inRoom[character] ?? 0) + 1;
    if (times === CHARACTERS.length - 1) expect(inRoom).toEqual(inRoom.map(() => 1));
  }
  expect(inRoom).toEqual(inRoom.map(() => 2));
});

it('gives back the own one of last time while nobody there has it', () => {
  expect(dealt([], 7)).toBe(7);
  expect(dealt([0, 0, 1], 7)).toBe(7);
  expect(dealt([0, 0, 1], 2)).not.toBe(2);
});

it('offers those first that nobody has, and all of them', () => {
  const order = offered([1, 0, 2, 0]);
  expect(order.slice(0, 3)).toEqual([1, 3, 4]);
  expect(order.slice(-2)).toEqual([0, 2]);
  expect([...order].sort((a, b) => a - b)).toEqual([...CHARACTERS.keys()]);
});
