// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HomePage } from '#src/pages/home/HomePage.tsx';
import { ContestPage } from '#src/pages/contest/ContestPage.tsx';
import { NamePage } from '#src/pages/name/NamePage.tsx';
import type { Seat } from '#src/services/storage/seats.ts';
import { type Call, type Reply, renderPage } from '#src/testing/renderPage.tsx';

vi.mock('#src/pages/join/preloadGame.ts', () => ({ preloadGame: () => undefined }));

const HASH = 'a'.repeat(24);
const PLAYER = '1-abcdefgh';
const NAME_PAGE = `/pre-game/running/123456/start?room=${HASH}`;
const GAME = `/game/${HASH}-${PLAYER}?gameType=tp`;
const room = {
  hash: HASH,
  code: '123456',
  title: 'Cells',
  type: 'tp',
  requestJoinApproval: false,
  nicknameGenerator: false,
  dueAt: null,
};
const checked = { room, player: null, meta: { now: 1, suggestedName: null } };
const seat: Seat = {
  roomHash: HASH,
  playerId: PLAYER,
  ticket: 'secret',
  name: 'Ana',
  character: 3,
  code: '123456',
  title: 'Cells',
  type: 'tp',
  usedAt: Date.now(),
  over: false,
};
const joined = { playerId: PLAYER, ticket: 'secret', now: 1, view: { me: { name: 'Ana', character: 2 } } };

const server =
  (answers: Readonly<Record<string, Reply>>) =>
  ({ path }: Call): Reply => {
    const found = Object.entries(answers).find(([part]) => path.includes(part));
    if (!found) throw new Error(`no answer to ${path}`);
    return found[1];
  };

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const typeCode = async (code: string) => {
  await userEvent.type(await screen.findByLabelText('Game code'), `${code}{Enter}`);
};

it('asks for a name once the code is known', async () => {
  const { history, calls } = await renderPage(<HomePage />, server({ '/check': { data: checked } }));
  await typeCode('123456');
  await waitFor(() => expect(history.at(-1)).toBe(NAME_PAGE));
  expect(calls.map(({ path }) => path)).toContain('/v1/room-codes/123456/check');
});

it('checks the code of the address by itself', async () => {
  const { history } = await renderPage(<HomePage />, server({ '/check': { data: checked } }), {
    path: '/?gc=123456',
  });
  await waitFor(() => expect(history.at(-1)).toBe(NAME_PAGE));
});

it('shows the room that the link names, so that others who try codes do not hold it up', async () => {
  const room = '0a'.repeat(12);
  const { history, calls } = await renderPage(<HomePage />, server({ '/check': { data: checked } }), {
    path: `/?gc=123456&room=${room}`,
  });
  await waitFor(() => expect(history.at(-1)).toBe(NAME_PAGE));
  expect(calls.find(({ path }) => path.includes('/check'))?.body).toMatchObject({ roomHash: room });
});

it.each([
  ['12', 'A game code has 6 to 8 digits. Look at it once more.', { error: 'room.NOT_FOUND', status: 404 }],
  ['654321', 'No open game has this code.', { error: 'room.NOT_FOUND', status: 404 }],
  [
    '654321',
    "Scan the QR code or open your teacher's link: that works at once.",
    { error: 'request.RATE_LIMITED', status: 429 },
  ],
  ['654321', 'That did not work (room.NEW_KIND).', { error: 'room.NEW_KIND', status: 409 }],
] as const)('says about %s: %s', async (code, sentence, reply) => {
  await renderPage(<HomePage />, server({ '/check': reply }));
  await typeCode(code);
  expect(await screen.findByText(sentence, { exact: false })).toBeTruthy();
  expect(screen.getByLabelText('Game code').getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(screen.getByLabelText('Game code'), '7');
  expect(screen.queryByText(sentence, { exact: false })).toBeNull();
});

it.each(['room.NOT_FOUND', 'room.CLOSED', 'room.COMPLETED'])(
  'tells who comes too late by the link of a challenge, where a code would be wrong (%s)',
  async (error) => {
    await renderPage(<HomePage />, server({ '/check': { error, status: 404 } }), {
      path: '/?gc=123456&from=challengeFriends',
    });
    expect(await screen.findByText(/^This challenge has begun without you, is full or is over/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Another code' }));
    await waitFor(() => expect(screen.queryByText(/^This challenge/)).toBeNull());
  },
);

it('joins a challenge as one that a friend has sent', async () => {
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
  expect(await screen.findByText('You are challenged')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('What should we call you?'), 'Ana{Enter}');
  expect(await screen.findByRole('heading', { name: 'This challenge is closed' })).toBeTruthy();
});

it('says that the server can not be reached', async () => {
  await renderPage(<HomePage />, () => 'network');
  await typeCode('123456');
  expect(await screen.findByText(/can't be reached/, {}, { timeout: 4_000 })).toBeTruthy();
});

it('leads back to a kept seat when the same code is typed again', async () => {
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

it('offers to go on with the last game, and forgets a seat that is no more', async () => {
  const { history, services } = await renderPage(
    <HomePage />,
    server({ '/rejoin': { error: 'player.DELETED', status: 403 } }),
    {
      prepare: ({ seats }) => seats.keep(seat),
    },
  );
  expect(await screen.findByText('Go on as Ana in “Cells”.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  expect(await screen.findByText('The host removed you from this game.')).toBeTruthy();
  expect(history.at(-1)).toBe('/');
  expect(await services.seats.open()).toEqual([]);
});

it('tells the server about a removed seat of this device, and hears that there is no other', async () => {
  const removed = { ...seat, code: '999999', over: true };
  const { calls } = await openName({ '/join': { error: 'player.DELETED', status: 403 } }, ({ seats }) =>
    seats.keep(removed),
  );
  await userEvent.type(await screen.findByLabelText('What should we call you?'), 'Somebody else{Enter}');
  expect(await screen.findByRole('heading', { name: 'You have been removed' })).toBeTruthy();
  expect(calls.at(-1)?.headers['x-seat-ticket']).toBe('secret');
});

const openName = async (
  answers: Readonly<Record<string, Reply>>,
  prepare: (
    services: Parameters<NonNullable<Parameters<typeof renderPage>[2]>['prepare'] & object>[0],
  ) => Promise<void> = async () => {},
) =>
  renderPage(
    <NamePage params={{ composite: '123456' }} />,
    server({ '/check': { data: checked }, ...answers }),
    { path: '/pre-game/running/123456/start', prepare },
  );

describe('a game that opens later', () => {
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

  it('has a page of its own', async () => {
    const { history } = await renderPage(<HomePage />, () => scheduled(90));
    await typeCode('123456');
    await waitFor(() => expect(history.at(-1)).toBe(NAME_PAGE));
  });

  it('says when, counts down, and goes on by itself', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { calls } = await waiting(() => (calls.length < 2 ? scheduled(1) : { data: checked }));
    expect(await screen.findByRole('heading', { name: 'This game opens later' })).toBeTruthy();
    const when = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short' }).format(opensAt);
    expect(screen.getByText(`Opens ${when}`)).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toMatch(/^0:00:0[01]$/);
    expect(await screen.findByLabelText('What should we call you?', {}, { timeout: 4_000 })).toBeTruthy();
    // Who has shown the right code once is not held up by others who try codes.
    expect(calls.at(-1)?.body).toMatchObject({ roomHash: HASH });
  });

  it('counts days as days', async () => {
    await waiting(() => scheduled(2 * 86_400 + 3_661));
    expect((await screen.findByRole('timer')).textContent).toMatch(/^2 days 1:01:0[01]$/);
  });

  it('says when it is closed before it opened', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { calls } = await waiting(() =>
      calls.length < 2 ? scheduled(1) : { error: 'room.NOT_FOUND', status: 404 },
    );
    const heading = await screen.findByRole('heading', { name: "You can't get in now" }, { timeout: 4_000 });
    expect(heading).toBeTruthy();
    expect(screen.queryByRole('timer')).toBeNull();
  });
});

it('takes a seat with name and character, and keeps its ticket', async () => {
  const { history, calls, services } = await openName({ '/join': { data: joined } });
  await userEvent.type(await screen.findByLabelText('What should we call you?'), 'Ana');
  await userEvent.click(screen.getByRole('radio', { name: 'Yodel' }));
  await userEvent.click(screen.getByRole('button', { name: "Let's go" }));
  await waitFor(() => expect(history.at(-1)).toBe(GAME));
  expect(calls.at(-1)?.body).toEqual({ player: { name: 'Ana', avatarId: 2 }, startSource: 'gameCode' });
  expect(await services.seats.find(HASH, PLAYER)).toMatchObject({ ticket: 'secret', code: '123456' });
});

it('shows the room that its address names, so that a reload is not held up by others who try codes', async () => {
  const { calls } = await renderPage(
    <NamePage params={{ composite: '123456' }} />,
    server({ '/check': { data: checked } }),
    { path: NAME_PAGE },
  );
  expect(await screen.findByLabelText('What should we call you?')).toBeTruthy();
  expect(calls[0]?.body).toMatchObject({ roomHash: HASH });
});

it('repeats the same join where the answer got lost, so that its own seat is not in the way', async () => {
  let lost = true;
  const { history, calls } = await renderPage(
    <NamePage params={{ composite: '123456' }} />,
    ({ path }) => (path.includes('/join') ? (lost ? 'network' : { data: joined }) : { data: checked }),
    { path: NAME_PAGE },
  );
  await userEvent.type(await screen.findByLabelText('What should we call you?'), 'Ana{Enter}');
  expect(await screen.findByText(/can't be reached/, {}, { timeout: 4_000 })).toBeTruthy();
  lost = false;
  await userEvent.click(screen.getByRole('radio', { name: 'Yodel' }));
  await userEvent.click(screen.getByRole('button', { name: "Let's go" }));
  await waitFor(() => expect(history.at(-1)).toBe(GAME));
  const joins = calls.filter(({ path }) => path.includes('/join'));
  expect(joins.length).toBeGreaterThan(1);
  expect(new Set(joins.map(({ headers }) => headers['x-command-id'])).size).toBe(1);
});

const ENDED_AT = Date.UTC(2030, 4, 6, 8, 30);
const endedWhen = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short' }).format(ENDED_AT);

describe.each([
  ['room.CLOSED', 410, 'Your teacher closed the room'],
  ['room.COMPLETED', 410, 'This game is over'],
  ['room.STOPPED', 410, 'Your teacher ended this game'],
  ['room.EXPIRED', 410, 'The time for this game has run out'],
  ['player.DELETED', 403, 'You have been removed'],
] as const)('%s', (error, status, title) => {
  const told = status === 410;
  const reply: Reply = { error, status, ...(told && { detail: { endedAt: ENDED_AT } }) };

  it.each(['/check', '/join'])(
    'leads away from the page before the game, with the reason (%s)',
    async (call) => {
      await openName({ [call]: reply });
      if (call === '/join')
        await userEvent.type(await screen.findByLabelText('What should we call you?'), 'Ana{Enter}');
      const heading = await screen.findByRole('heading', { name: title });
      expect(heading.closest('[role=alert]')?.textContent).toContain(
        told ? `That was on ${endedWhen}.` : 'host',
      );
      expect(screen.queryByLabelText('What should we call you?')).toBeNull();
      expect(screen.getByRole('link', { name: 'Another code' }).getAttribute('href')).toBe('/');
    },
  );

  it('is a dialog where the code is typed, or comes with a link', async () => {
    await renderPage(<HomePage />, server({ '/check': reply }), { path: `/?gc=654321&room=${HASH}` });
    const dialog = await screen.findByRole('dialog', { name: title });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Another code' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Game code'));
  });

  it('does not keep whoever has played on this device from the own results', async () => {
    if (error === 'player.DELETED' || error === 'room.CLOSED') return;
    const { history } = await renderPage(<HomePage />, server({ '/check': reply, '/rejoin': { data: {} } }), {
      path: `/?gc=123456&room=${HASH}`,
      prepare: ({ seats }) => seats.keep({ ...seat, over: true }),
    });
    await waitFor(() => expect(history.at(-1)).toBe(GAME));
  });
});

it('says who can not get in any more while typing a name what to do, and keeps the name', async () => {
  await openName({ '/join': { error: 'room.NOT_FOUND', status: 404 } });
  await userEvent.type(await screen.findByLabelText('What should we call you?'), 'Ana{Enter}');
  expect(await screen.findByText(/closed to newcomers or full/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('What should we call you?').value).toBe('Ana');
});

it('looks for the room again', async () => {
  let there = false;
  await renderPage(
    <NamePage params={{ composite: '123456' }} />,
    () => (there ? { data: checked } : { error: 'room.NOT_FOUND', status: 404 }),
    { path: NAME_PAGE },
  );
  expect(await screen.findByRole('heading', { name: "You can't get in now" })).toBeTruthy();
  there = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('What should we call you?')).toBeTruthy();
});

it('wants a name, and shows how it will be seen', async () => {
  await openName({});
  await userEvent.click(await screen.findByRole('button', { name: "Let's go" }));
  expect(await screen.findByText('Type a name first.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('What should we call you?'), '<Ana>');
  expect(screen.getByText('You will be shown as “(Ana)”.', { exact: false })).toBeTruthy();
});

it('offers the own seat where the name is taken by it', async () => {
  const { history } = await openName(
    { '/join': { error: 'player.DUPLICATE_NAME', status: 409 }, '/rejoin': { data: {} } },
    ({ seats }) => seats.keep({ ...seat, code: '999999' }),
  );
  await userEvent.type(await screen.findByLabelText('What should we call you?'), 'ana{Enter}');
  const dialog = await screen.findByRole('dialog', { name: '“ana” is already in the room' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Go on as Ana' }));
  await waitFor(() => expect(history.at(-1)).toBe(GAME));
});

it('leads to the results where the name is taken by the own seat that has finished', async () => {
  const { history } = await openName(
    { '/join': { error: 'player.DUPLICATE_NAME', status: 409 }, '/rejoin': { data: {} } },
    ({ seats }) => seats.keep({ ...seat, code: '999999', over: true }),
  );
  await userEvent.type(await screen.findByLabelText('What should we call you?'), 'Ana{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'To my results' }));
  await waitFor(() => expect(history.at(-1)).toBe(GAME));
});

it('asks for another name where somebody else has it', async () => {
  await openName({ '/join': { error: 'player.DUPLICATE_NAME', status: 409 } });
  await userEvent.type(await screen.findByLabelText('What should we call you?'), 'Ben{Enter}');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).queryByRole('button', { name: /Go on as/ })).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Another name' }));
  expect(screen.getByLabelText('What should we call you?')).toBeTruthy();
});

it('gives nicknames out where the game does so', async () => {
  const nicknames = {
    ...checked,
    room: { ...room, nicknameGenerator: true },
    meta: { now: 1, suggestedName: 'Brave Otter' },
  };
  await openName({ '/check': { data: nicknames } });
  const field = await screen.findByLabelText<HTMLInputElement>('What should we call you?');
  expect([field.value, field.readOnly]).toEqual(['Brave Otter', true]);
  expect(screen.getByRole('button', { name: 'Another nickname' })).toBeTruthy();
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

  it('says that the game is over, or that there is none, with a way out', async () => {
    await at({ error: 'room.STOPPED', status: 410, detail: { endedAt: 1_700_000_000_000 } });
    expect(await screen.findByRole('heading', { name: 'Your teacher ended this game' })).toBeTruthy();
    cleanup();
    await at({ error: 'room.NOT_FOUND', status: 404 });
    expect(await screen.findByText(/^The link was not copied whole/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Another code' })).toBeTruthy();
  });

  it('can be tried again without a network', async () => {
    await at('network');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
