// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ChallengePage } from '#src/features/challenge/ChallengePage.tsx';
import type { Seat } from '#src/platform/storage/seats.ts';
import { renderPage } from '#src/testing/renderPage.tsx';

const HASH = 'a'.repeat(24);
const seat: Seat = {
  roomHash: HASH,
  playerId: '0-abcdefgh',
  ticket: 'secret',
  name: 'Ana',
  character: 3,
  code: '123456',
  title: 'Cells',
  type: 'challenge',
  quizId: 'quiz-1',
  usedAt: Date.now(),
  over: false,
};
const { quizId: _quiz, ...friends } = seat;

afterEach(cleanup);

const open = (kept: readonly Seat[]) =>
  renderPage(<ChallengePage params={{ quizId: 'quiz-1', roomHash: HASH }} />, () => ({ data: {} }), {
    path: '/here',
    prepare: async ({ seats }) => {
      for (const each of kept) await seats.keep(each);
    },
  });

it("takes the challenge's creator to its room", async () => {
  const { history } = await open([seat]);
  await waitFor(() => expect(history.at(-1)).toBe(`/game/${HASH}-0-abcdefgh?gameType=challenge`));
});

it.each([
  ['no seat', []],
  ["a friend's seat", [{ ...friends, playerId: '1-abcdefgh' }]],
  ['a seat in another challenge', [{ ...seat, quizId: 'quiz-2' }]],
] as const)('explains how to join and stays on the page with %s', async (_who, kept) => {
  const { history } = await open(kept);
  expect(
    await screen.findByRole('heading', { name: 'Only the person who started this challenge can run it' }),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Enter a game code' })).toBeTruthy();
  expect(history).toEqual(['/here']);
});
