// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { OpenGame } from '#src/game/play.ts';
import { useExits } from '#src/pages/game/useExits.tsx';
import { roomFixture } from '#scenes/player/playerFixtures.ts';
import { createConnectionStore } from '#src/platform/stores/connection.ts';
import { renderPage } from '#src/testing/renderPage.tsx';

afterEach(cleanup);

function Ways({ game }: { readonly game: OpenGame }): ReactNode {
  const { leave, finish, warning } = useExits(game);
  return (
    <>
      <button type="button" onClick={leave}>
        out
      </button>
      <button type="button" onClick={finish}>
        end
      </button>
      {warning}
    </>
  );
}

async function shown(kept: number, slide: object = {}) {
  const play = createStore(() => ({ scene: 'question', finishing: false }));
  const connection = createConnectionStore();
  connection.setState({ kept, link: 'offline' });
  const controller = {
    play,
    retry: vi.fn(),
    intent: vi.fn(({ type }: { type: string }) => play.setState({ finishing: type === 'finish' })),
  };
  const room = createStore(() => ({
    view: { room: roomFixture(), slide },
  }));
  const game = { controller, connection, room } as unknown as OpenGame;
  const page = await renderPage(<Ways game={game} />, () => 'network', { path: '/game' });
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  return { ...page, controller, play, connection, press };
}

const unsent = () => screen.findByRole('dialog', { name: 'Your answer hasn’t been sent' });

it('blocks leaving while an answer is unsent, and says what happens to it', async () => {
  const { history, controller, press } = await shown(1);
  await press('out');
  const dialog = await unsent();
  expect(within(dialog).getByText(/send it when you open this game again/)).toBeTruthy();
  expect(within(dialog).getByText('You’re offline.')).toBeTruthy();
  await press('Try again');
  expect(controller.retry).toHaveBeenCalledOnce();
  await press('Stay');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('out');
  await press('Leave anyway');
  expect(history.at(-1)).toBe('/');
});

it.each([
  [
    'with a running clock',
    { state: 'active', deadline: Date.now() + 60_000, pausedLeftMs: null, answered: false },
    true,
  ],
  ['with a paused clock', { state: 'active', deadline: null, pausedLeftMs: 20_000, answered: false }, false],
  ['without a clock', { state: 'active', deadline: null, pausedLeftMs: null, answered: false }, false],
] as const)(
  'says on leaving that the clock keeps running only if it does (question %s)',
  async (_, slide, runs) => {
    const { press, services } = await shown(0, slide);
    await press('out');
    const { question } = services.notices.getState();
    expect(question?.title).toBe('Leave the game?');
    expect(question?.body?.includes('the clock keeps running')).toBe(runs);
  },
);

it('lets the player leave once the answer is sent', async () => {
  const { history, connection, press } = await shown(1);
  await press('out');
  await unsent();
  act(() => connection.setState({ kept: 0, link: 'live' }));
  expect(screen.getByText('Answer sent.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await press('Leave');
  expect(history.at(-1)).toBe('/');
});

it('says why finishing has to wait, and lets the player keep playing', async () => {
  const { controller, play, connection, press } = await shown(1);
  act(() => play.setState({ finishing: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(within(await unsent()).getByText(/Your game ends once/)).toBeTruthy();
  act(() => connection.setState({ kept: 0 }));
  expect(screen.getByRole('dialog', { name: 'Almost done' })).toBeTruthy();
  await press('Keep playing');
  expect(controller.intent).toHaveBeenCalledWith({ type: 'stay' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks before finishing', async () => {
  const { controller, press, services } = await shown(0);
  await press('end');
  const { question } = services.notices.getState();
  expect(question?.title).toBe('Finish now?');
  expect(controller.intent).not.toHaveBeenCalled();
  await act(async () => question?.answer(true));
  expect(controller.intent).toHaveBeenCalledWith({ type: 'finish' });
});
