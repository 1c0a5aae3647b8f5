import { expect, it } from 'vitest';
import { CHARACTERS, headOf } from '#scenes/avatars/characters.ts';
import { measureHeads } from './characters.mjs';

it("knows where each character's head is drawn", async () => {
  const measured = await measureHeads();
  expect(measured.map(({ id }) => id)).toEqual([...CHARACTERS]);
  for (const [index, { id, top, reach }] of measured.entries()) {
    const known = headOf(index, false);
    expect(Math.abs(known.top - top), id).toBeLessThan(0.02);
    expect(Math.abs(known.reach - reach), id).toBeLessThan(0.02);
  }
});
