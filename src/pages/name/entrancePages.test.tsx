// @vitest-environment happy-dom
// Entering by a typed code or a link: where it leads, and who can't get in.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ContestPage } from '#src/pages/contest/ContestPage.tsx';
import { HomePage } from '#src/pages/home/HomePage.tsx';
import {
  checked,
  GAME,
  HASH,
  NAME_PAGE,
  openName,
  PLAYER,
  room,
  seat,
  server,
  typeCode,
} from '#src/testing/entrance.tsx';
import { NamePage } from '#src/pages/name/NamePage.tsx';
import { type Call, type Reply, renderPage } from '#src/testing/renderPage.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('asks for a name once the code is accepted', async () => {
  const { history, calls } = await renderPage(<HomePage />, server({ '/check': { data: checked } }));
  await typeCode('123456');
  await waitFor(() => expect(history.at(-1)).toBe(NAME_PAGE));
  expect(calls.map(({ path }) => path)).toContain('/v1/room-codes/123456/check');
});

it('takes a code typed while nothing or the heading has focus', async () => {
  const { history } = await renderPage(<HomePage />, server({ '/check': { data: checked } }));
  const field = await screen.findByLabelText<HTMLInputElement>('Game code');
  const person = userEvent.setup();
  await person.keyboard('x');
  expect(document.activeElement).toBe(document.body);
  await person.keyboard('123456{Enter}');
  expect(field.value).toBe('123 456');
  await waitFor(() => expect(history.at(-1)).toBe(NAME_PAGE));
});

it('checks a code from the URL automatically', async () => {
  const { history } = await renderPage(<HomePage />, server({ '/check': { data: checked } }), {
    path: '/?gc=123456',
  });
  await waitFor(() => expect(history.at(-1)).toBe(NAME_PAGE));
});

it('solves the proof of work required while others are guessing codes, and joins', async () => {
  const challenge = '4.x.y';
  const isSolved = ({ body }: Call) => String(body['proof']).startsWith(`${challenge}~`);
  const { history } = await renderPage(<HomePage />, (call) =>
    call.path.includes('/check') && !isSolved(call)
      ? { error: 'request.RATE_LIMITED', status: 429, detail: { challenge, retryAfter: 4 } }
      : server({ '/check': { data: checked } })(call),
  );
  await typeCode('123456');
  await waitFor(() => expect(history.at(-1)).toBe(NAME_PAGE));
});

it("sends the room named in the link, so that others guessing codes can't hold it up", async () => {
  const room = '0a'.repeat(12);
  const { history, calls } = await renderPage(<HomePage />, server({ '/check': { data: checked } }), {
    path: `/?gc=123456&room=${room}`,
  });
  await waitFor(() => expect(history.at(-1)).toBe(NAME_PAGE));
  expect(calls.find(({ path }) => path.includes('/check'))?.body).toMatchObject({ roomHash: room });
});

it.each([
  ['12', 'A game code has 6 to 8 digits. Check it and try again.', { error: 'room.NOT_FOUND', status: 404 }],
  ['654321', 'We can’t find an open game with this code.', { error: 'room.NOT_FOUND', status: 404 }],
  [
    '654321',
    'Scan the QR code, use your teacher’s link, or wait a minute.',
    { error: 'request.RATE_LIMITED', status: 429 },
  ],
  ['654321', 'That didn’t work (room.NEW_KIND).', { error: 'room.NEW_KIND', status: 409 }],
] as const)('says about %s: %s', async (code, sentence, reply) => {
  await renderPage(<HomePage />, server({ '/check': reply }));
  await typeCode(code);
  expect(await screen.findByText(sentence, { exact: false })).toBeTruthy();
  expect(screen.getByLabelText('Game code').getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(screen.getByLabelText('Game code'), '7');
  expect(screen.queryByText(sentence, { exact: false })).toBeNull();
});

it("says that the server can't be reached", async () => {
  await renderPage(<HomePage />, () => 'network');
  await typeCode('123456');
  expect(await screen.findByText(/can’t reach the server/)).toBeTruthy();
});

it('leads back to a saved seat when the same code is entered again', async () => {
  const { history, calls } = await renderPage(
    <HomePage />,
    server({
      '/check': { data: { ...checked, player: { playerId: PLAYER, name: 'Ana', character: 3 } } },
      '/rejoin': { data: {} },
    }),
    { prepare: ({ seats }) => seats.keep(seat) },
  );
  await typeCode('123456');
  await waitFor(() => expect(history.at(-1)).toBe(GAME));
  const shown = calls.flatMap(({ headers }) => headers['x-seat-ticket'] ?? []);
  expect(shown).toEqual(['secret', 'secret']);
});

it('offers to continue the last game, and forgets a seat that is gone', async () => {
  const { history, services } = await renderPage(
    <HomePage />,
    server({ '/rejoin': { error: 'player.DELETED', status: 403 } }),
    {
      prepare: ({ seats }) => seats.keep(seat),
    },
  );
  expect(await screen.findByText('Continue as Ana in “Cells.”')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Your teacher removed you from this game.')).toBeTruthy();
  expect(history.at(-1)).toBe('/');
  expect(await services.seats.open()).toEqual([]);
});

it.each(['room.NOT_FOUND', 'room.CLOSED', 'room.COMPLETED'])(
  'explains a challenge link that comes too late, where a typed code would count as wrong (%s)',
  async (error) => {
    await renderPage(<HomePage />, server({ '/check': { error, status: 404 } }), {
      path: '/?gc=123456&from=challengeFriends',
    });
    expect(await screen.findByText(/^It has started, is full or is over/)).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Use another code' }));
    await waitFor(() => expect(screen.queryByText(/^This challenge/)).toBeNull());
  },
);

it("joins a challenge through a friend's link", async () => {
  const challenge = { ...checked, room: { ...room, type: 'challenge' } };
  const { calls, history } = await renderPage(
    <HomePage />,
    server({ '/check': { data: challenge }, '/join': { error: 'room.NOT_FOUND', status: 404 } }),
    { path: `/?gc=123456&room=${HASH}&from=challengeFriends` },
  );
  await waitFor(() => expect(history.at(-1)).toBe(NAME_PAGE));
  cleanup();
  expect(calls.filter(({ path }) => path.includes('/check'))).toHaveLength(1);
  await renderPage(
    <NamePage params={{ composite: '123456' }} />,
    server({ '/check': { data: challenge }, '/join': { error: 'room.NOT_FOUND', status: 404 } }),
    { path: NAME_PAGE },
  );
  expect(await screen.findByText('You’ve been challenged')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('What’s your name?'), 'Ana{Enter}');
  expect(await screen.findByRole('heading', { name: 'This challenge is closed' })).toBeTruthy();
});

describe('a scheduled game', () => {
  const opensAt = Date.UTC(2030, 4, 6, 8, 30);
  const scheduled = (retryAfter: number): Reply => ({
    error: 'room.SCHEDULED',
    status: 409,
    detail: { scheduled: { roomHash: HASH, opensAt }, retryAfter },
  });
  const waiting = (answer: () => Reply) =>
    renderPage(<NamePage params={{ composite: '123456' }} />, answer, {
      path: '/pre-game/running/123456/start',
    });

  it('leads to its name page', async () => {
    const { history } = await renderPage(<HomePage />, () => scheduled(90));
    await typeCode('123456');
    await waitFor(() => expect(history.at(-1)).toBe(NAME_PAGE));
  });

  it('says when it opens, counts down, and continues automatically', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { calls } = await waiting(() => (calls.length < 2 ? scheduled(1) : { data: checked }));
    expect(await screen.findByRole('heading', { name: 'This game opens later' })).toBeTruthy();
    const when = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short' }).format(opensAt);
    expect(screen.getByText(`Opens ${when}`)).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toMatch(/^0:00:0[01]$/);
    expect(await screen.findByLabelText('What’s your name?')).toBeTruthy();
    // After sending the right code once, a player isn't held up by others guessing codes.
    expect(calls.at(-1)?.body).toMatchObject({ roomHash: HASH });
  });

  it('shows days as days', async () => {
    await waiting(() => scheduled(2 * 86_400 + 3_661));
    expect((await screen.findByRole('timer')).textContent).toMatch(/^2 days 1:01:0[01]$/);
  });

  it('says that it was closed before it opened', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { calls } = await waiting(() =>
      calls.length < 2 ? scheduled(1) : { error: 'room.NOT_FOUND', status: 404 },
    );
    const heading = await screen.findByRole('heading', { name: 'You can’t join right now' });
    expect(heading).toBeTruthy();
    expect(screen.queryByRole('timer')).toBeNull();
  });
});

const ENDED_AT = Date.UTC(2030, 4, 6, 8, 30);
const endedWhen = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short' }).format(ENDED_AT);

describe.each([
  ['room.CLOSED', 410, 'Your teacher closed this game'],
  ['room.COMPLETED', 410, 'This game is over'],
  ['room.STOPPED', 410, 'Your teacher ended this game'],
  ['room.EXPIRED', 410, 'Time’s up for this game'],
  ['player.DELETED', 403, 'You were removed'],
] as const)('%s', (error, status, title) => {
  const told = status === 410;
  const reply: Reply = { error, status, ...(told && { detail: { endedAt: ENDED_AT } }) };

  it.each(['/check', '/join'])('replaces the name page with the reason (%s)', async (call) => {
    await openName({ [call]: reply });
    if (call === '/join')
      await userEvent.type(await screen.findByLabelText('What’s your name?'), 'Ana{Enter}');
    const heading = await screen.findByRole('heading', { name: title });
    expect(heading.closest('[role=alert]')?.textContent).toContain(
      told ? `Closed ${endedWhen}.` : 'rejoin in a minute',
    );
    expect(screen.queryByLabelText('What’s your name?')).toBeNull();
    expect(screen.getByRole('link', { name: 'Use another code' }).getAttribute('href')).toBe('/');
  });

  it('shows a dialog when the code is typed or comes from a link', async () => {
    await renderPage(<HomePage />, server({ '/check': reply }), { path: `/?gc=654321&room=${HASH}` });
    const dialog = await screen.findByRole('dialog', { name: title });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Use another code' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Game code'));
  });

  it('still lets players on this device see their results', async () => {
    if (error === 'player.DELETED' || error === 'room.CLOSED') return;
    const { history } = await renderPage(<HomePage />, server({ '/check': reply, '/rejoin': { data: {} } }), {
      path: `/?gc=123456&room=${HASH}`,
      prepare: ({ seats }) => seats.keep({ ...seat, over: true }),
    });
    await waitFor(() => expect(history.at(-1)).toBe(GAME));
  });
});

describe('a contest link', () => {
  const at = (reply: Reply) =>
    renderPage(<ContestPage params={{ contestId: HASH }} />, server({ '/contests/': reply }), {
      path: `/join/contest/${HASH}`,
    });

  it('leads to the name page of its game', async () => {
    const game = { roomHash: HASH, roomCode: '12345678' };
    const { history } = await at({ data: { game } });
    await waitFor(() => expect(history.at(-1)).toBe(`/pre-game/running/12345678/start?room=${HASH}`));
  });

  it("says that the game is over or doesn't exist, and offers a way out", async () => {
    await at({ error: 'room.STOPPED', status: 410, detail: { endedAt: 1_700_000_000_000 } });
    expect(await screen.findByRole('heading', { name: 'Your teacher ended this game' })).toBeTruthy();
    cleanup();
    await at({ error: 'room.NOT_FOUND', status: 404 });
    expect(await screen.findByText(/^The link may be incomplete/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Use another code' })).toBeTruthy();
  });

  it('offers a retry after a network failure', async () => {
    await at('network');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
