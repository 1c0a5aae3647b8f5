// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { Game } from '#core/testing/game.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import type { OpenGame } from '#src/game/play.ts';
import { useChallenge } from '#src/features/challenge/useChallenge.ts';
import { RequestError } from '#src/platform/requests/requestError.ts';
import { createRoomStore } from '#src/platform/stores/roomStore.ts';
import { renderPage } from '#src/testing/renderPage.tsx';

// Preloads the module behind the first press; loading it isn't under test.
beforeAll(() => import('#src/features/challenge/calls.ts'));
afterEach(cleanup);

function Actions({ game, view }: { readonly game: OpenGame; readonly view: PlayerView }): ReactNode {
  const challenge = useChallenge(game, view);
  if (!challenge) return 'none';
  return ['start', 'end', 'again'].map((name) => (
    <button key={name} type="button" onClick={challenge[name as 'start' | 'end' | 'again']}>
      {name}
    </button>
  ));
}

/** `answers`: the server's responses in order, each an error type or `done`. */
async function shown(answers: readonly string[], runs = true) {
  const core = new Game({ type: 'challenge' });
  const ana = core.join('Ana');
  core.join('Ben');
  if (runs) core.start();
  const see = () => structuredClone(core.view(ana)) as PlayerView;
  const room = createRoomStore<PlayerView>();
  room.put(see());
  const replies = [...answers];
  const calls: { name: string; commandId?: string }[] = [];
  const call = (name: string, _request: unknown, { commandId }: { commandId?: string } = {}) => {
    calls.push({ name, ...(commandId !== undefined && { commandId }) });
    const reply = replies.shift() ?? 'network';
    if (reply !== 'done') return Promise.reject(new RequestError(reply));
    core.run('end');
    return Promise.resolve({ view: see() });
  };
  const seat = { roomHash: core.room.hash, playerId: ana, ticket: 'secret', quizId: 'quiz-1' };
  const game = { room, seat, caller: { call } } as unknown as OpenGame;
  const page = await renderPage(<Actions game={game} view={see()} />, () => 'network', { path: '/game' });
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const question = () => page.services.notices.getState().question;
  const reply = (yes: boolean) => act(async () => question()?.answer(yes));
  return { ...page, calls, room, press, question, reply };
}

it('asks for confirmation as for a destructive action, then ends the challenge', async () => {
  const { press, question, reply, calls, room } = await shown(['done']);
  await press('end');
  expect(question()).toMatchObject({ title: 'End for everyone?', danger: true });
  await reply(false);
  expect(calls).toEqual([]);
  await press('end');
  await reply(true);
  await waitFor(() => expect(room.getState().view?.room.state).toBe('stopped'));
});

it('closes a room that has not started and returns to where it was opened', async () => {
  const { press, question, reply, history } = await shown(['done'], false);
  await press('end');
  expect(question()).toMatchObject({ title: 'Close this challenge?', danger: true });
  await reply(true);
  await waitFor(() => expect(history.at(-1)).toBe('/quiz/quiz-1/start'));
});

it.each(['room.NOT_FOUND', 'room.COMPLETED', 'room.STOPPED', 'room.EXPIRED', 'game.NOT_FOUND'])(
  'leaves the page when there is nothing left to end: %s',
  async (type) => {
    const { press, reply, history, question } = await shown([type]);
    await press('end');
    await reply(true);
    await waitFor(() => expect(history.at(-1)).toBe('/quiz/quiz-1/start'));
    expect(question()).toBeNull();
  },
);

it('offers to retry after any other error, with the same command id', async () => {
  const { press, question, reply, calls, history } = await shown(['network', 'server.INTERNAL', 'done']);
  await press('end');
  await reply(true);
  await waitFor(() => expect(question()?.title).toBe('That didn’t work'));
  await reply(true);
  await waitFor(() => expect(calls).toHaveLength(2));
  await waitFor(() => expect(question()?.title).toBe('That didn’t work'));
  await reply(true);
  await waitFor(() => expect(calls).toHaveLength(3));
  expect(new Set(calls.map(({ commandId }) => commandId)).size).toBe(1);
  expect(history.at(-1)).toBe('/game');
});

it('says why a start is refused', async () => {
  const { press, services } = await shown(['room.TOO_FEW_PLAYERS'], false);
  await press('start');
  await waitFor(() =>
    expect(services.notices.getState().toasts.map(({ text }) => text)).toEqual([
      'Wait until at least one friend joins.',
    ]),
  );
});
