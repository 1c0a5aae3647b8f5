// @vitest-environment happy-dom
// Games that the home page offers to continue: those on this device, and those the server has for this
// browser.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ResumeCard } from '#src/game/joining/ResumeCard.tsx';
import type { Seat } from '#src/platform/storage/seats.ts';
import { NoticesHost } from '#src/ui/NoticesHost.tsx';
import '#src/ui/ConfirmDialog.tsx';
import { type Call, type Reply, renderPage } from '#src/testing/renderPage.tsx';

const DAY = 24 * 60 * 60_000;
const hash = (letter: string) => letter.repeat(24);
const seat = (changes: Partial<Seat> = {}): Seat => ({
  roomHash: hash('a'),
  playerId: '1-abcdefgh',
  ticket: 'secret',
  name: 'Ana',
  character: 3,
  code: '12345678',
  title: 'Cells',
  type: 'normal',
  usedAt: Date.now(),
  over: false,
  ...changes,
});
const known = (changes: Record<string, unknown> = {}) => ({
  roomHash: hash('a'),
  roomCode: '12345678',
  quizName: 'Cells',
  quizId: null,
  gameType: 'normal',
  gameMode: 'async',
  createdAt: Date.now() - DAY,
  expiry: Date.now() + DAY,
  isOver: false,
  isAttemptOver: false,
  isPaused: false,
  playerId: '1-abcdefgh',
  playerUsername: 'Ana',
  character: 3,
  numQuestions: 10,
  numQuesAttempted: 3,
  score: 1_400,
  numCorrect: 2,
  accuracy: 67,
  ...changes,
});
const over = (changes: Record<string, unknown> = {}) =>
  known({ isOver: true, isAttemptOver: true, expiry: null, ...changes });
const back = { playerId: '1-abcdefgh', ticket: 'found', now: 1, view: { me: { name: 'Ana', character: 3 } } };

/**
 * `running` and `completed` are the lists the server returns; `answers` are its other replies, by the end of
 * the path.
 */
const server =
  (
    lists: { running?: readonly unknown[]; completed?: readonly unknown[] } | null,
    answers: Readonly<Record<string, Reply>> = {},
  ) =>
  ({ path }: Call): Reply => {
    if (path === '/v1/players/me/games')
      return lists === null ? 'network' : { data: { running: [], completed: [], now: 1, ...lists } };
    return Object.entries(answers).find(([part]) => path.endsWith(part))?.[1] ?? { data: {} };
  };

afterEach(cleanup);

it("doesn't urge another attempt at an assigned game that is finished", async () => {
  await renderPage(
    <ResumeCard />,
    server({ running: [known({ numQuesAttempted: 10, isAttemptOver: true })] }),
  );
  expect(await screen.findByText('You finished “Cells” as Ana.')).toBeTruthy();
  expect(
    screen.getByText(/^Assigned · Finished. See your results or play again. · Open until /),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Open' })).toBeTruthy();
});

it('marks a paused game', async () => {
  await renderPage(<ResumeCard />, server({ running: [known({ isPaused: true })] }));
  expect(await screen.findByText(/^Assigned · Paused · 3 of 10 questions answered · /)).toBeTruthy();
});

it("leads back into an assigned game whose answers aren't submitted", async () => {
  await renderPage(<ResumeCard />, server({ running: [known({ numQuesAttempted: 10 })] }));
  expect(await screen.findByText('Continue as Ana in “Cells.”')).toBeTruthy();
  expect(screen.getByText(/^Assigned · 10 of 10 questions answered · Open until /)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Open' })).toBeNull();
});

it('offers a game that this device has lost, and restores its seat', async () => {
  const { history, calls, services } = await renderPage(
    <ResumeCard />,
    server({ running: [known()] }, { '/resume': { data: back } }),
  );
  expect(await screen.findByText('Continue as Ana in “Cells.”')).toBeTruthy();
  expect(screen.getByText(/^Assigned · 3 of 10 questions answered · Open until /)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(history.at(-1)).toBe(`/game/${hash('a')}-1-abcdefgh?gameType=normal`));
  expect(calls.at(-1)?.body).toEqual({ playerId: '1-abcdefgh' });
  expect(await services.seats.find(hash('a'), '1-abcdefgh')).toMatchObject({
    ticket: 'found',
    code: '12345678',
  });
});

it('lists several games once each, most recent first, and removes one everywhere', async () => {
  const older = seat({ roomHash: hash('b'), title: 'Rivers', usedAt: Date.now() - 2 * DAY });
  const lists = { running: [known(), known({ roomHash: hash('c'), quizName: 'Stars' })] };
  const { calls, services } = await renderPage(<ResumeCard />, server(lists), {
    prepare: async ({ seats }) => {
      await seats.keep(seat());
      await seats.keep(older);
    },
  });
  expect(await screen.findByRole('heading', { name: 'Your open games' })).toBeTruthy();
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
  const [first, second, third] = screen.getAllByRole('listitem');
  expect(first?.textContent).toContain('Cells');
  expect(second?.textContent).toContain('Stars');
  expect(third?.textContent).toContain('Rivers');
  const forget = within(first as HTMLElement).getByRole('button', { name: 'Remove' });
  // The description tells screen readers which game it is.
  const described = forget.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toContain('Cells');
  await userEvent.click(forget);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  await waitFor(() => expect(calls.at(-1)?.path).toBe(`/v1/games/${hash('a')}/forget`));
  expect(await services.seats.find(hash('a'), '1-abcdefgh')).toBeNull();
});

it('offers the results, not the game, once it is over', async () => {
  const { history, services } = await renderPage(
    <ResumeCard />,
    server({ completed: [over()] }, { '/rejoin': { data: {} } }),
    { prepare: ({ seats }) => seats.keep(seat()) },
  );
  expect(await screen.findByRole('heading', { name: 'Games you played' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  expect(await services.seats.open()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: /^Cells/ }));
  await waitFor(() => expect(history.at(-1)).toBe(`/game/${hash('a')}-1-abcdefgh?gameType=normal`));
});

it('lists a game of a type that only a newer app supports', async () => {
  const lists = { running: [known({ roomHash: hash('c'), quizName: 'Stars', gameType: 'relay' })] };
  await renderPage(<ResumeCard />, server(lists), {
    prepare: ({ seats }) => seats.keep(seat({ type: 'duel' })),
  });
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.textContent).toContain('Cells');
  expect(second?.textContent).toContain('StarsAssigned · ');
});

it("falls back to this device's games when the server can't be reached", async () => {
  await renderPage(<ResumeCard />, server(null), { prepare: ({ seats }) => seats.keep(seat()) });
  expect(await screen.findByRole('heading', { name: 'You have a game open' })).toBeTruthy();
});

it("says why a game can't be continued, and stops offering it", async () => {
  const deleted: Reply = { error: 'room.NOT_FOUND', status: 404 };
  const { services } = await renderPage(<ResumeCard />, server({}, { '/rejoin': deleted }), {
    prepare: ({ seats }) => seats.keep(seat()),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  expect((await screen.findByText('We can’t find this game.')).closest('[role=alert]')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  expect(await services.seats.open()).toEqual([]);
});

it('shows nothing without games', async () => {
  const { calls } = await renderPage(<ResumeCard />, server({}));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole('region')).toBeNull();
});

it('lists only the solo games of the given quiz', async () => {
  const alone = (letter: string, quizId: string) =>
    known({ roomHash: hash(letter), quizId, gameMode: 'solo', roomCode: '', quizName: quizId });
  await renderPage(
    <ResumeCard quizId="quiz-1" />,
    server({ running: [known(), alone('b', 'quiz-1'), alone('c', 'quiz-2')], completed: [over()] }),
  );
  expect(await screen.findByText('Continue as Ana in “quiz-1.”')).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

it('tells games apart by type, name, progress, and result', async () => {
  const of = (letter: string, changes: Record<string, unknown>) => ({ roomHash: hash(letter), ...changes });
  const running = [
    known({ numQuesAttempted: 0, numCorrect: 0 }),
    known(of('b', { gameMode: 'live', playerUsername: 'Bea' })),
    known(of('c', { gameMode: 'solo', roomCode: '' })),
    known(of('d', { gameMode: 'live', gameType: 'challenge' })),
  ];
  const completed = [over(of('e', {})), over(of('f', { gameType: 'test', score: null, numCorrect: null }))];
  await renderPage(<ResumeCard />, server({ running, completed }));
  expect(
    await screen.findByText(/^Assigned · As Ana · 0 of 10 questions answered · Open until /),
  ).toBeTruthy();
  expect(screen.getByText('Live in class · As Bea · 3 of 10 questions answered')).toBeTruthy();
  expect(screen.getByText('Solo · As Ana · 3 of 10 questions answered')).toBeTruthy();
  expect(screen.getByText('Challenge · As Ana · 3 of 10 questions answered')).toBeTruthy();
  const cards = screen.getAllByRole('button', {
    name: /^Cells .*Assigned · As Ana · 3 of 10 questions answered/,
  });
  expect(cards.map(({ textContent }) => textContent?.endsWith('1,400 points'))).toEqual([true, false]);
});

it('clears all games of this device, on the server and here, after asking', async () => {
  const gone = seat({ roomHash: hash('b'), over: true });
  const { calls, services } = await renderPage(
    <>
      <ResumeCard />
      <NoticesHost />
    </>,
    server({ running: [known()] }),
    {
      settings: { playerName: 'Ana', character: 3, effects: true },
      prepare: async ({ seats, kv }) => {
        await seats.keep(seat());
        await seats.keep(gone);
        await kv.set(`draft:${hash('a')}:1-abcdefgh`, { text: 'secret' });
        await kv.set('outbox:command', { text: 'secret' });
        await kv.set('another', 1);
      },
    },
  );
  const press = async () =>
    userEvent.click(await screen.findByRole('button', { name: /^Not you\? Clear games/ }));
  await press();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy();
  expect(await services.seats.open()).toHaveLength(1);
  await press();
  await userEvent.click(await screen.findByRole('button', { name: 'Clear games' }));
  const done = await screen.findByText(/All games on this device are cleared/);
  expect(document.activeElement).toBe(done);
  expect(calls.at(-1)?.path).toBe('/v1/players/me/games/forget');
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  // The next game must not greet another student by this name; sound settings are kept.
  expect(services.settings.getState()).toMatchObject({ playerName: '', character: null, effects: true });
  expect((await services.kv.entries('')).map(([key]) => key)).toEqual(['another']);
});

it.each([
  ['all games', /^Not you\? Clear games/, 'Clear games'],
  ['one game', 'Remove', null],
] as const)(
  'forgets %s only after a pending list has arrived, because its cookie would bring them back',
  async (_, button, sure) => {
    const settled: string[] = [];
    let arrive = () => {};
    await renderPage(
      <>
        <ResumeCard />
        <NoticesHost />
      </>,
      server({ running: [known()] }),
      {
        prepare: async ({ caller, seats }) => {
          const { call } = caller;
          vi.spyOn(caller, 'call').mockImplementation(async (name, request, options) => {
            if (name === 'listOwnGames') await new Promise<void>((go) => (arrive = go));
            const answer = await call(name, request, options);
            settled.push(name);
            return answer;
          });
          await seats.keep(seat());
        },
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: button }));
    if (sure) await userEvent.click(await screen.findByRole('button', { name: sure }));
    arrive();
    await waitFor(() => expect(settled).toHaveLength(2));
    expect(settled[0]).toBe('listOwnGames');
  },
);

it('keeps the ticket of a seat that a host removed, since only it keeps this device out of that game', async () => {
  const { services } = await renderPage(
    <>
      <ResumeCard />
      <NoticesHost />
    </>,
    server({ running: [known()] }),
    {
      prepare: async ({ seats }) => {
        await seats.keep(seat());
        await seats.lose(seat({ roomHash: hash('b') }), 'player.DELETED');
      },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Not you\? Clear games/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Clear games' }));
  await screen.findByText(/All games on this device are cleared/);
  expect(await services.seats.inRoom(hash('a'))).toEqual([]);
  expect(await services.seats.inRoom(hash('b'))).toMatchObject([{ removed: true, name: '' }]);
});

it("clears nothing if the server can't be told, and says so", async () => {
  const { services } = await renderPage(
    <>
      <ResumeCard />
      <NoticesHost />
    </>,
    server({ running: [known()] }, { '/me/games/forget': { error: 'request.RATE_LIMITED', status: 429 } }),
    { prepare: ({ seats }) => seats.keep(seat()) },
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Not you\? Clear games/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Clear games' }));
  expect(await screen.findByText(/Too many tries/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy();
  expect(await services.seats.open()).toHaveLength(1);
});
