import { expect, it } from 'vitest';
import { remembered } from '#server/moderation/remembered.ts';

it('asks once about a text, and keeps both answers', () => {
  const asked: string[] = [];
  const isShort = remembered((text) => asked.push(text) > 0 && text.length < 4);
  expect(['yes', 'a long one', 'yes', 'a long one'].map(isShort)).toEqual([true, false, true, false]);
  expect(asked).toEqual(['yes', 'a long one']);
});

it('keeps only so many', () => {
  let asked = 0;
  const ask = remembered(() => (asked += 1) > 0);
  for (let n = 0; n < 3_000; n += 1) ask(`text ${n}`);
  ask('text 0');
  expect(asked).toBe(3_001);
});
