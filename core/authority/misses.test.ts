import { expect, it } from 'vitest';
import { missesBefore } from '#core/authority/misses.ts';
import type { Response } from '#core/authority/state.ts';

/**
 * `w`rong, `r`ight, `p`artially right, out of `t`ime, `s`kipped, or `o`pen, followed by the question's index.
 */
const responses = (words: string): Response[] =>
  words.split(' ').map((word) => {
    const result = { w: 'incorrect', t: 'incorrect', s: 'incorrect', r: 'correct', p: 'partial', o: 'none' };
    const state = { t: 'timedOut', s: 'passed' }[word[0] as 't' | 's'] ?? 'attempted';
    return { q: Number(word[1]), state, result: result[word[0] as 'w'] } as Response;
  });

it.each([
  ['r0', 0],
  ['w0 w1 w2 r3', 3],
  ['w0 t1 r2', 2],
  ['w0 s1 w2 o3 r4', 2],
  ['w0 w1 p2 w3 r4', 1],
  ['w0 w0 w0 r0', 1],
  ['w0 w1 w0 r1', 2],
])('misses before the last response of %s: %i', (words, misses) => {
  const given = responses(words);
  expect(missesBefore(given, given.length - 1)).toBe(misses);
});
