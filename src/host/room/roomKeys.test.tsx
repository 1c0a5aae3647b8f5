// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { line, openRoom } from '#src/host/testing/openRoomPage.tsx';
import { HASH } from '#src/host/testing/roomLine.ts';
import { DOUBLE_PRESS_MS } from '#src/ui/doublePress.ts';

const press = (key: string) => fireEvent.keyDown(document.body, { key });

beforeEach(() => vi.spyOn(window, 'open').mockReturnValue(window));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('takes keys: start, next, add a minute, lock, unlock, pause', async () => {
  const { players } = await openRoom({ type: 'tp' }, ['Ana', 'Bo']);
  (await screen.findByRole('button', { name: 'Lock' })).focus();
  await userEvent.keyboard('n');
  expect(await screen.findByRole('group', { name: 'Game controls' })).toBeTruthy();
  line.game.wait(3_000);
  line.push('updateQuestionState', line.view());
  expect(screen.getByRole('heading', { name: 'Which is a prime?' })).toBeTruthy();
  expect(screen.getByText('0 of 2 answered')).toBeTruthy();
  line.game.answer(String(players[0]), ['7']);
  line.push('playerResponded', { slide: line.view().slide });
  expect(screen.getByText('1 of 2 answered')).toBeTruthy();
  press('a');
  await waitFor(() => expect(line.sent).toContain('setGameTimer'));
  await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/1:\d\d/));
  press('l');
  expect(await screen.findByRole('button', { name: 'Unlock' })).toBeTruthy();
  expect(line.game.room.locked).toBe(true);
  press('l');
  expect(await screen.findByRole('button', { name: 'Lock' })).toBeTruthy();
  expect(line.game.room.locked).toBe(false);
  press('p');
  expect(await screen.findByText(/Game paused/)).toBeTruthy();
  press('p');
  await waitFor(() => expect(screen.queryByText(/Game paused/)).toBeNull());
  line.game.wait(3_000);
  line.push('pauseGame', line.view());
  const close = screen.getByRole('button', { name: /Close question/ });
  await waitFor(() => expect(close.getAttribute('aria-disabled')).toBe('false'));
  press('n');
  await waitFor(() => expect(line.sent).toContain('proceedHostGame'));
  press('f');
  expect(window.open).toHaveBeenCalledWith(
    `/host/game/${HASH}/projector`,
    expect.anything(),
    expect.anything(),
  );
});

it('queues keys pressed while another is in progress, and sends none twice', async () => {
  await openRoom({ type: 'tp' }, ['Ana'], (game) => game.start());
  expect(await screen.findByRole('button', { name: /Close question/ })).toBeTruthy();
  const before = line.sent.length;
  for (const key of ['a', 'l', 'l', 'p']) press(key);
  expect(await screen.findByText(/Game paused/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Unlock' })).toBeTruthy();
  expect(screen.getByText('Locked. No one else can join.')).toBeTruthy();
  expect(line.sent.slice(before)).toEqual(['setGameTimer', 'lockRoom', 'pauseGame']);
});

it('drops the controls queued behind one that failed', async () => {
  const { services } = await openRoom({ type: 'tp' }, ['Ana'], (game) => game.start());
  expect(await screen.findByRole('button', { name: /Close question/ })).toBeTruthy();
  const before = line.sent.length;
  line.refuseNext('room.WRONG_STATE');
  for (const key of ['l', 'p']) press(key);
  await waitFor(() => expect(services.notices.getState().toasts).toHaveLength(1));
  expect(screen.queryByText(/Game paused/)).toBeNull();
  press('l');
  expect(await screen.findByRole('button', { name: 'Unlock' })).toBeTruthy();
  expect(line.sent.slice(before).filter((event) => event !== 'reconnectRoom')).toEqual([
    'lockRoom',
    'lockRoom',
  ]);
});

it('ignores the second half of a slow double press, so the new slide stays', async () => {
  await openRoom({ type: 'tp' }, ['Ana', 'Bo'], (game) => game.start());
  const steps = () => line.sent.filter((name) => name === 'proceedHostGame').length;
  press('n');
  await waitFor(() => expect(steps()).toBe(1));
  line.game.wait(500);
  vi.useFakeTimers();
  act(() => line.push('updateQuestionState', line.view()));
  const next = screen.getByRole('button', { name: /Show leaderboard/ });
  press('n');
  fireEvent.click(next);
  expect(next.getAttribute('aria-disabled')).toBe('true');
  act(() => void vi.advanceTimersByTime(DOUBLE_PRESS_MS));
  vi.useRealTimers();
  expect(next.getAttribute('aria-disabled')).toBe('false');
  expect(steps()).toBe(1);
  press('n');
  await waitFor(() => expect(line.game.room.slide?.state).toBe('completed'));
});

it('accepts a key as soon as its button is enabled', async () => {
  await openRoom({ type: 'tp' }, ['Ana'], (game) => game.start());
  const close = await screen.findByRole('button', { name: /Close question/ });
  line.game.host({ type: 'next' });
  line.game.wait(500);
  act(() => line.push('updateQuestionState', line.view()));
  expect(close.getAttribute('aria-disabled')).toBe('true');
  // The observer sees the change before any user could.
  await new Promise<void>((resolve) => {
    const watch = new MutationObserver(() => {
      watch.disconnect();
      press('n');
      resolve();
    });
    watch.observe(close, { attributeFilter: ['aria-disabled'] });
  });
  await waitFor(() => expect(line.sent).toContain('proceedHostGame'));
});

it('lists its keys on request, and ignores keys while the host types or has switched them off', async () => {
  const { services } = await openRoom({ type: 'tp' }, ['Ana']);
  press('?');
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(help).getByText('Add a minute to the open question')).toBeTruthy();
  await userEvent.click(within(help).getByRole('button', { name: 'Close' }));
  const field = document.body.appendChild(document.createElement('input'));
  fireEvent.keyDown(field, { key: 'l' });
  field.remove();
  act(() => services.settings.change({ shortcuts: false }));
  press('l');
  act(() => services.settings.change({ shortcuts: true }));
  press('n');
  // Controls are sent in order: a lock would have been sent before.
  await waitFor(() => expect(line.sent).toContain('startGame'));
  expect(line.sent).not.toContain('lockRoom');
});

it('stays at the reveal when the last answer arrives as the teacher closes answers, and shows no error', async () => {
  const { players, services } = await openRoom({ type: 'tp' }, ['Ana'], (game) => game.start());
  expect(await screen.findByRole('button', { name: /Close question/ })).toBeTruthy();
  line.game.answer(String(players[0]), ['7']);
  press('n');
  expect(await screen.findByRole('button', { name: /Show leaderboard/ })).toBeTruthy();
  expect(line.sent).toContain('proceedHostGame');
  expect(line.game.room.slide?.state).toBe('reveal');
  expect(services.notices.getState().toasts).toEqual([]);
});
