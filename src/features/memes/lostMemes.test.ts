import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { CLASSIC_MEMES } from '#core/features/memes/index.ts';
import { lostMemes } from '#src/features/memes/host.ts';
import type { Host } from '#src/host/session/host.ts';

const SET = 'c'.repeat(24);
const hostWith = (...ids: readonly string[]) => {
  const call = () => Promise.resolve({ sets: ids.map((id) => ({ id })) });
  return { call, queries: new QueryClient() } as unknown as Host;
};

it.each([
  ['an existing set', true, SET, [SET], []],
  ['a deleted set', true, SET, [], ['memeset']],
  ['the built-in set', true, CLASSIC_MEMES, [], []],
  ['a set in a game without memes', false, SET, [], []],
] as const)('reports lost options for %s', async (_, memes, memeset, sets, lost) => {
  expect(await lostMemes(hostWith(...sets), { memes, memeset })).toEqual(lost);
});
