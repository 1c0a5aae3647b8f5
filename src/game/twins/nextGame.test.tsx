// @vitest-environment happy-dom
// A teacher hosts a game again: players at the end of the last one are invited, and join with one press.
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { PlayerView } from '#core/views/playerView.ts';
import { NO_DRAFT } from '#src/game/draft.ts';
import { SummaryView } from '#src/pages/game/SummaryView.tsx';
import {
  checked as found,
  GAME,
  HASH as OLD,
  joined,
  NAME_PAGE,
  room as foundRoom,
  server,
} from '#src/testing/entrance.tsx';
import { type Reply, renderPage } from '#src/testing/renderPage.tsx';
import { PlayerTwin } from '#src/game/twins/PlayerTwin.tsx';
import { gameAt } from '#src/game/twins/testing/gameAt.ts';

afterEach(cleanup);

const NEXT = 'b'.repeat(24);
const WORDS = 'The next game is open. Join now!';
const room = { ...foundRoom, hash: NEXT };
const checked = { ...found, room };
const OPEN: Record<string, Reply> = {
  '/check': { data: checked },
  '/join': { data: { ...joined, view: { me: { name: 'Ana', character: 0 } } } },
};
const toNext = (path: string) => path.replace(OLD, NEXT);

const end = (view: PlayerView): ReactNode => {
  const rest = { draft: NO_DRAFT, phase: null, waitsForNext: false, onIntent: () => undefined };
  return <PlayerTwin view={view} scene="gameOver" {...rest} />;
};
const summary = (view: PlayerView): ReactNode => <SummaryView view={view} onBack={() => undefined} />;

async function atEnd(answers: Record<string, Reply>, page = end, language = 'en') {
  const { game, view } = gameAt(0);
  game.host({ type: 'end' });
  game.host({ type: 'hostRematch', hash: NEXT, code: '123456' });
  return renderPage(page(view()), server(answers), { language });
}

it.each([
  ['scene', end],
  ['summary', summary],
] as const)('is announced and joined from the %s under the same name, by keyboard', async (_where, page) => {
  const { services, history, calls } = await atEnd(OPEN, page);
  const button = await screen.findByRole('button', { name: WORDS });
  await waitFor(() => expect(services.announcer.getState().polite.text).toBe(WORDS));
  button.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(history.at(-1)).toBe(toNext(GAME)));
  const { body } = calls.find(({ path }) => path.endsWith('/join')) ?? {};
  expect(body).toMatchObject({ player: { name: 'Ana' } });
  expect(await services.seats.inRoom(NEXT)).toMatchObject([{ name: 'Ana', ticket: 'secret' }]);
});

it('speaks Spanish', async () => {
  await atEnd(OPEN, end, 'es');
  expect(
    await screen.findByRole('button', { name: 'La próxima partida está abierta. ¡Entra!' }),
  ).toBeTruthy();
});

it.each<[string, Record<string, Reply>]>([
  [
    'assigns names',
    { ...OPEN, '/check': { data: { ...checked, room: { ...room, nicknameGenerator: true } } } },
  ],
  [
    'has another player with this name',
    { ...OPEN, '/join': { error: 'player.DUPLICATE_NAME', status: 409 } },
  ],
])('asks for a name if the room %s', async (_why, answers) => {
  const { history } = await atEnd(answers);
  await userEvent.click(await screen.findByRole('button', { name: WORDS }));
  await waitFor(() => expect(history.at(-1)).toBe(toNext(NAME_PAGE)));
});

it.each<[string, Reply]>([
  ['was closed', { error: 'room.CLOSED', status: 410 }],
  ['has passed its code to another room', { data: found }],
])('offers nothing if that room %s', async (_why, check) => {
  const { calls } = await atEnd({ '/check': check });
  await waitFor(() => expect(calls).toHaveLength(1));
  await screen.findByRole('button', { name: 'See your answers' });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.queryByRole('button', { name: WORDS })).toBeNull();
});

it('says so if the room has been closed since, and withdraws the offer', async () => {
  const { services } = await atEnd({ ...OPEN, '/join': { error: 'room.CLOSED', status: 410 } });
  await userEvent.click(await screen.findByRole('button', { name: WORDS }));
  await waitFor(() => expect(screen.queryByRole('button', { name: WORDS })).toBeNull());
  expect(services.notices.getState().toasts).toMatchObject([{ kind: 'error' }]);
});

it('keeps the offer if only the connection failed', async () => {
  const { services } = await atEnd({ ...OPEN, '/join': 'network' });
  await userEvent.click(await screen.findByRole('button', { name: WORDS }));
  await waitFor(() => expect(services.notices.getState().toasts).toHaveLength(1));
  expect(screen.getByRole('button', { name: WORDS })).toBeTruthy();
});

it('offers nothing if no game follows', async () => {
  const { game, view } = gameAt(0);
  game.host({ type: 'end' });
  const { calls } = await renderPage(end(view()), () => 'network');
  expect(await screen.findByRole('button', { name: 'See your answers' })).toBeTruthy();
  expect(calls).toEqual([]);
});
