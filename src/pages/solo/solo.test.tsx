// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { SoloPage } from '#src/pages/solo/SoloPage.tsx';
import type { Seat } from '#src/platform/storage/seats.ts';
import { type Call, type Reply, renderPage } from '#src/testing/renderPage.tsx';

const HASH = 'a'.repeat(24);
const PLAYER = '0-abcdefgh';
const QUIZ = 'quiz-1';
const info = { quizId: QUIZ, title: 'Cells', subject: null, questionCount: 12, askedCount: 12 };
const begun = {
  playerId: PLAYER,
  ticket: 'secret',
  now: 1,
  view: { room: { hash: HASH, code: '' }, me: { name: 'Ada', character: 2 } },
};
const seat: Seat = {
  roomHash: HASH,
  playerId: PLAYER,
  ticket: 'secret',
  name: 'Ada',
  character: 3,
  code: '',
  title: 'Cells',
  type: 'normal',
  quizId: QUIZ,
  usedAt: Date.now(),
  over: false,
};

/** `join` holds the server's replies to starting a game, in order. */
const server = (join: readonly Reply[] = [{ data: begun }], quiz: Reply = { data: info }) => {
  const replies = [...join];
  return ({ path }: Call): Reply => {
    if (path.startsWith(`/v1/quizzes/${QUIZ}/info`)) return quiz;
    if (/\/(?:solo-join|challenges)$/.test(path)) return replies.shift() ?? 'network';
    throw new Error(`no answer to ${path}`);
  };
};

const page = <SoloPage params={{ quizId: QUIZ }} />;
const start = () => userEvent.click(screen.getByRole('button', { name: 'Start' }));
const joins = (calls: readonly Call[]) => calls.filter(({ path }) => path.endsWith('/solo-join'));

afterEach(cleanup);

it('shows what the link offers, and starts the chosen game', async () => {
  const { calls, history, services } = await renderPage(page, server());
  expect(await screen.findByRole('heading', { level: 1, name: 'Cells' })).toBeTruthy();
  expect(screen.getByText(/^12 questions/)).toBeTruthy();
  await userEvent.type(screen.getByLabelText('What’s your name?'), 'Ada');
  await userEvent.click(screen.getByRole('radio', { name: 'No timer' }));
  expect(screen.getByText(/Take all the time you need/)).toBeTruthy();
  await start();
  await waitFor(() => expect(history.at(-1)).toBe(`/game/${HASH}-${PLAYER}?gameType=normal`));
  expect(joins(calls)[0]?.path).toContain(QUIZ);
  expect(joins(calls)[0]?.body).toMatchObject({
    player: { name: 'Ada' },
    gameType: 'normal',
    gameOptions: { timer: 'off' },
  });
  expect(await services.seats.find(HASH, PLAYER)).toMatchObject({ quizId: QUIZ, code: '', over: false });
});

it('starts a game with power-ups if chosen', async () => {
  const { calls } = await renderPage(page, server([{ data: begun }]), { settings: { playerName: 'Ada' } });
  await screen.findByRole('heading', { name: 'Cells' });
  await userEvent.click(screen.getByRole('radio', { name: 'Power-ups' }));
  expect(screen.getByText(/^Timed, with power-ups/)).toBeTruthy();
  await start();
  await waitFor(() => expect(joins(calls)).toHaveLength(1));
  expect(joins(calls)[0]?.body).toMatchObject({
    gameType: 'normal',
    gameOptions: { timer: 'classic', powerups: 'yes' },
  });
});

it('opens a challenge with power-ups the same way', async () => {
  const { calls } = await renderPage(page, server(), { settings: { playerName: 'Ada' } });
  await userEvent.click(await screen.findByRole('radio', { name: 'Power-ups' }));
  await userEvent.click(screen.getByRole('button', { name: 'Challenge friends' }));
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/challenges'))).toBe(true));
  const call = calls.find(({ path }) => path.endsWith('/challenges'));
  expect(call?.body).toMatchObject({ gameOptions: { timer: 'classic', powerups: 'yes' } });
});

it("opens a challenge with the chosen timer, and saves the starter's seat", async () => {
  const { calls, history, services } = await renderPage(page, server(), { settings: { playerName: 'Ada' } });
  expect(await screen.findByText('Get a code and invite up to 7 friends.')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'No timer' }));
  await userEvent.click(screen.getByRole('button', { name: 'Challenge friends' }));
  await waitFor(() => expect(history.at(-1)).toBe(`/game/${HASH}-${PLAYER}?gameType=challenge`));
  const call = calls.find(({ path }) => path.endsWith('/challenges'));
  expect(call?.body).toMatchObject({ player: { name: 'Ada' }, gameOptions: { timer: 'off' } });
  expect(await services.seats.find(HASH, PLAYER)).toMatchObject({ quizId: QUIZ, type: 'challenge' });
});

it('asks for a name first', async () => {
  const { calls } = await renderPage(page, server());
  await screen.findByRole('heading', { name: 'Cells' });
  await start();
  expect(await screen.findByText('Type your name.')).toBeTruthy();
  expect(joins(calls)).toHaveLength(0);
});

it('says how many questions of a long quiz are drawn', async () => {
  await renderPage(page, server([], { data: { ...info, questionCount: 300, askedCount: 100 } }));
  expect(await screen.findByText(/^100 of 300 questions/)).toBeTruthy();
});

it('says what to do when the link is incomplete or no longer works', async () => {
  await renderPage(page, server([], { error: 'quiz.NOT_FOUND', status: 404 }));
  expect(await screen.findByRole('heading', { name: 'We can’t find this practice quiz' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Enter a game code' })).toBeTruthy();
});

it('retries the same game after a failure, and gives way when the link has been switched off', async () => {
  const replies: Reply[] = [
    { error: 'request.RATE_LIMITED', status: 429 },
    { error: 'quiz.NOT_FOUND', status: 404 },
  ];
  const { calls } = await renderPage(page, server(replies), { settings: { playerName: 'Ada' } });
  await screen.findByRole('heading', { name: 'Cells' });
  await start();
  expect(await screen.findByText(/Too many tries/)).toBeTruthy();
  await start();
  expect(await screen.findByRole('heading', { name: 'We can’t find this practice quiz' })).toBeTruthy();
  const ids = joins(calls).map(({ headers }) => headers['x-command-id']);
  expect(new Set(ids).size).toBe(1);
});

it('offers a retry after a network failure', async () => {
  let offline = true;
  const answer = server();
  await renderPage(page, (call) => (offline ? 'network' : answer(call)));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  offline = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Cells' })).toBeTruthy();
});

it('offers to continue a game of this quiz, and no other', async () => {
  const other = { ...seat, roomHash: 'b'.repeat(24), quizId: 'quiz-2', usedAt: seat.usedAt + 1 };
  await renderPage(page, server(), {
    prepare: async ({ seats }) => {
      await seats.keep(seat);
      await seats.keep({ ...other, name: 'Eve' });
    },
  });
  expect(await screen.findByText('Continue as Ada in “Cells.”')).toBeTruthy();
});
