import { expect, it } from 'vitest';
import { CHARACTERS_DEALT } from '#core/room/characters.ts';
import { CHARACTERS } from '#scenes/avatars/characters.ts';
import { suggestCharacter, charactersInOrder } from '#src/game/joining/dealing.ts';

const ALL = [...CHARACTERS.keys()];

it('suggests a free character, or any if all are taken', () => {
  expect(CHARACTERS_DEALT).toBe(CHARACTERS.length);
  const free = [3, 17, 31];
  const taken = ALL.filter((character) => !free.includes(character));
  expect([0, 0.5, 0.99].map((random) => suggestCharacter(taken, null, () => random))).toEqual(free);
  expect(suggestCharacter(ALL, null, () => 0.99)).toBe(31);
});

it("suggests the player's last character while it is free", () => {
  expect(suggestCharacter([], 7)).toBe(7);
  expect(suggestCharacter([2], 7)).toBe(7);
  expect(suggestCharacter([2], 2)).not.toBe(2);
  expect(suggestCharacter(ALL, 's1e1g3')).toBe('s1e1g3');
});

it('offers all characters, free ones first', () => {
  const order = charactersInOrder([2, 0]);
  expect(order.slice(0, 3)).toEqual([1, 3, 4]);
  expect(order.slice(-2)).toEqual([0, 2]);
  expect([...order].sort((a, b) => a - b)).toEqual(ALL);
});
