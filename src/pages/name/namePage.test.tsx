// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import {
  checked,
  GAME,
  HASH,
  joined,
  NAME_PAGE,
  openName,
  PLAYER,
  room,
  seat,
  server,
} from '#src/testing/entrance.tsx';
import { NamePage } from '#src/pages/name/NamePage.tsx';
import { renderPage } from '#src/testing/renderPage.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("sends a removed seat's ticket, and gets no new seat", async () => {
  const removed = { ...seat, code: '999999', over: true };
  const { calls } = await openName({ '/join': { error: 'player.DELETED', status: 403 } }, ({ seats }) =>
    seats.keep(removed),
  );
  await userEvent.type(await screen.findByLabelText('What’s your name?'), 'Somebody else{Enter}');
  expect(await screen.findByRole('heading', { name: 'You were removed' })).toBeTruthy();
  expect(calls.at(-1)?.headers['x-seat-ticket']).toBe('secret');
});

it('says before joining that an assigned game is paused', async () => {
  const dueAt = Date.now();
  await openName({ '/check': { data: { ...checked, room: { ...room, dueAt, paused: true } } } });
  expect(await screen.findByText('Your teacher paused this game. Come back later.')).toBeTruthy();
  cleanup();
  await openName({ '/check': { data: { ...checked, room: { ...room, dueAt } } } });
  await screen.findByText(/^Open until/);
  expect(screen.queryByText(/^Paused/)).toBeNull();
});

it('joins with name and character, and saves the ticket', async () => {
  const { history, calls, services } = await openName({ '/join': { data: joined } });
  await userEvent.type(await screen.findByLabelText('What’s your name?'), 'Ana');
  await userEvent.click(screen.getByRole('radio', { name: 'Yodel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Let’s go' }));
  await waitFor(() => expect(history.at(-1)).toBe(GAME));
  expect(calls.at(-1)?.body).toEqual({ player: { name: 'Ana', avatarId: 2 }, startSource: 'gameCode' });
  expect(await services.seats.find(HASH, PLAYER)).toMatchObject({ ticket: 'secret', code: '123456' });
});

it('lets the server replace the suggested character, unless the player picks one, even the same one', async () => {
  let taken = true;
  const { calls, services } = await renderPage(
    <NamePage params={{ composite: '123456' }} />,
    ({ path }) => {
      if (!path.includes('/join')) return { data: checked };
      return taken ? { error: 'room.PAUSED', status: 409 } : { data: joined };
    },
    { path: NAME_PAGE },
  );
  await userEvent.type(await screen.findByLabelText('What’s your name?'), 'Ana{Enter}');
  await waitFor(() => expect(calls.at(-1)?.path).toContain('/join'));
  const shown = screen.getAllByRole<HTMLInputElement>('radio').findIndex(({ checked: is }) => is);
  expect(calls.at(-1)?.body).toMatchObject({ player: { name: 'Ana', shownAvatarId: shown } });
  await userEvent.click(screen.getAllByRole('radio')[shown] as HTMLElement);
  taken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Let’s go' }));
  await waitFor(async () => expect(await services.seats.find(HASH, PLAYER)).toMatchObject({ character: 2 }));
  expect(calls.at(-1)?.body).toEqual({ player: { name: 'Ana', avatarId: shown }, startSource: 'gameCode' });
  expect(services.settings.getState().character).toBe(2);
});

it("sends the room named in the URL, so that others guessing codes can't hold up a reload", async () => {
  const { calls } = await renderPage(
    <NamePage params={{ composite: '123456' }} />,
    server({ '/check': { data: checked } }),
    { path: NAME_PAGE },
  );
  expect(await screen.findByLabelText('What’s your name?')).toBeTruthy();
  expect(calls[0]?.body).toMatchObject({ roomHash: HASH });
});

it("repeats the same join after a lost reply, so that its own seat isn't in the way", async () => {
  let lost = true;
  const { history, calls } = await renderPage(
    <NamePage params={{ composite: '123456' }} />,
    ({ path }) => (path.includes('/join') ? (lost ? 'network' : { data: joined }) : { data: checked }),
    { path: NAME_PAGE },
  );
  await userEvent.type(await screen.findByLabelText('What’s your name?'), 'Ana{Enter}');
  expect(await screen.findByText(/can’t reach the server/)).toBeTruthy();
  lost = false;
  await userEvent.click(screen.getByRole('radio', { name: 'Yodel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Let’s go' }));
  await waitFor(() => expect(history.at(-1)).toBe(GAME));
  const joins = calls.filter(({ path }) => path.includes('/join'));
  expect(joins.length).toBeGreaterThan(1);
  expect(new Set(joins.map(({ headers }) => headers['x-command-id'])).size).toBe(1);
});

it('says what to do if joining becomes impossible while a name is typed, and keeps the name', async () => {
  await openName({ '/join': { error: 'room.NOT_FOUND', status: 404 } });
  await userEvent.type(await screen.findByLabelText('What’s your name?'), 'Ana{Enter}');
  expect(await screen.findByText(/may be full or closed/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('What’s your name?').value).toBe('Ana');
});

it('looks for the room again on request', async () => {
  let there = false;
  await renderPage(
    <NamePage params={{ composite: '123456' }} />,
    () => (there ? { data: checked } : { error: 'room.NOT_FOUND', status: 404 }),
    { path: NAME_PAGE },
  );
  expect(await screen.findByRole('heading', { name: 'You can’t join right now' })).toBeTruthy();
  there = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('What’s your name?')).toBeTruthy();
});

it('requires a name, and shows how others will see it', async () => {
  await openName({});
  await userEvent.click(await screen.findByRole('button', { name: 'Let’s go' }));
  expect(await screen.findByText('Type your name.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('What’s your name?'), '<Ana>');
  expect(screen.getByText('Others will see you as (Ana)', { exact: false })).toBeTruthy();
});

it("offers the player's own seat if it holds the name", async () => {
  const { history } = await openName(
    { '/join': { error: 'player.DUPLICATE_NAME', status: 409 }, '/rejoin': { data: {} } },
    ({ seats }) => seats.keep({ ...seat, code: '999999' }),
  );
  await userEvent.type(await screen.findByLabelText('What’s your name?'), 'ana{Enter}');
  const dialog = await screen.findByRole('dialog', { name: '“ana” is taken' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Continue as Ana' }));
  await waitFor(() => expect(history.at(-1)).toBe(GAME));
});

it("leads to the results if the player's own finished seat holds the name", async () => {
  const { history } = await openName(
    { '/join': { error: 'player.DUPLICATE_NAME', status: 409 }, '/rejoin': { data: {} } },
    ({ seats }) => seats.keep({ ...seat, code: '999999', over: true }),
  );
  await userEvent.type(await screen.findByLabelText('What’s your name?'), 'Ana{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'See my results' }));
  await waitFor(() => expect(history.at(-1)).toBe(GAME));
});

it('asks for another name if someone else has it', async () => {
  await openName({ '/join': { error: 'player.DUPLICATE_NAME', status: 409 } });
  await userEvent.type(await screen.findByLabelText('What’s your name?'), 'Ben{Enter}');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).queryByRole('button', { name: /Continue as/ })).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Choose another name' }));
  expect(screen.getByLabelText('What’s your name?')).toBeTruthy();
});

it('assigns nicknames if the game uses them', async () => {
  const nicknames = {
    ...checked,
    room: { ...room, nicknameGenerator: true },
    meta: { now: 1, suggestedName: 'Brave Otter', takenCharacters: [] },
  };
  await openName({ '/check': { data: nicknames } });
  const field = await screen.findByLabelText<HTMLInputElement>('What’s your name?');
  expect([field.value, field.readOnly]).toEqual(['Brave Otter', true]);
  expect(screen.getByRole('button', { name: 'New nickname' })).toBeTruthy();
});
