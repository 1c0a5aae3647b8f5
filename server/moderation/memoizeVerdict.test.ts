import { expect, it } from 'vitest';
import { memoizeVerdict } from '#server/moderation/memoizeVerdict.ts';

it('asks once per text and caches both results', () => {
  const asked: string[] = [];
  const isShort = memoizeVerdict((text) => asked.push(text) > 0 && text.length < 4);
  expect(['yes', 'a long one', 'yes', 'a long one'].map(isShort)).toEqual([true, false, true, false]);
  expect(asked).toEqual(['yes', 'a long one']);
});

it('caches a limited number of results', () => {
  let asked = 0;
  const ask = memoizeVerdict(() => (asked += 1) > 0);
  for (let n = 0; n < 3_000; n += 1) ask(`text ${n}`);
  ask('text 0');
  expect(asked).toBe(3_001);
});
