// @vitest-environment happy-dom
// Messages about lost connections: the host's own, and those of many students.

import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { Game } from '#core/testing/game.ts';
import type { HostView } from '#core/views/hostView.ts';
import { ProjectorOfflineBanner } from '#src/host/projector/ProjectorOfflineBanner.tsx';
import { AWAY_UPDATE_MS, ManyOfflineNotice, OfflinePlayers } from '#src/host/room/ManyOfflineNotice.tsx';
import { HostOfflineBanner } from '#src/host/room/HostOfflineBanner.tsx';
import type { ConnectionState } from '#src/host/room/roomConnection.ts';
import { renderPage } from '#src/testing/renderPage.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const lineOf = (link: ConnectionState['link']) =>
  createStore<ConnectionState>()(() => ({ link, gone: null, pending: null }));

it.each([
  [false, /^You’re offline\. The game continues for everyone else/],
  [true, /^We can’t reach the server, but you’re online\. If the server is down/],
])('says whether this computer or the server is the problem (online: %s)', async (online, words) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  await renderPage(<HostOfflineBanner line={lineOf('offline')} />, () => 'network');
  expect(screen.getByTestId('offline').textContent).toMatch(words);
});

it.each([
  [false, 'This screen is offline. The game continues.'],
  [true, 'Waiting for the server… Your points are safe.'],
])('tells the class on the projector in a few words (online: %s)', async (online, words) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  await renderPage(<ProjectorOfflineBanner line={lineOf('offline')} />, () => 'network');
  expect(screen.getByTestId('offline').textContent).toBe(words);
});

function running(away: number, playMode: 'live' | 'async' = 'live', paused = false): HostView {
  const game = new Game({ type: 'normal', playMode });
  const seats = Array.from({ length: 8 }, (_, index) => game.join(`Player ${index}`));
  if (playMode === 'live') game.start();
  for (const playerId of seats.slice(0, away)) game.send({ type: 'drop', playerId });
  if (paused) game.host({ type: 'pause' });
  return structuredClone(game.hostView()) as HostView;
}

it('says that many students are offline while the host is online', async () => {
  const line = lineOf('live');
  await renderPage(<ManyOfflineNotice view={running(3)} line={line} />, () => 'network');
  expect(screen.getByRole('status').textContent).toMatch(/^3 of 8 students are offline.* Pause the game/);
  act(() => line.setState({ link: 'offline' }));
  expect(screen.queryByRole('status')).toBeNull();
});

it('names the players who are offline while they are few', async () => {
  await renderPage(<OfflinePlayers view={running(2)} />, () => 'network');
  expect(screen.getByText('Offline: Player 0 and Player 1')).toBeTruthy();
  cleanup();
  await renderPage(<OfflinePlayers view={running(4)} />, () => 'network');
  await renderPage(<OfflinePlayers view={running(1, 'async')} />, () => 'network');
  expect(screen.queryByText(/^Offline/)).toBeNull();
});

it('changes its text at most once per interval, however many players drop and return', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const room = createStore(() => ({ view: running(0) }));
  const Shown = () => <ManyOfflineNotice view={useStore(room).view} line={lineOf('live')} />;
  await renderPage(<Shown />, () => 'network');
  const said = () => screen.queryByRole('status')?.textContent.match(/^\d/)?.[0] ?? null;
  const heard: (string | null)[] = [];
  for (const away of [3, 4, 5, 6, 2, 3, 7]) {
    act(() => room.setState({ view: running(away) }));
    heard.push(said());
    act(() => void vi.advanceTimersByTime(AWAY_UPDATE_MS / 7));
  }
  expect(new Set(heard)).toEqual(new Set([null]));
  act(() => void vi.advanceTimersByTime(AWAY_UPDATE_MS / 7));
  expect(said()).toBe('7');
  act(() => room.setState({ view: running(0) }));
  expect(said()).toBe('7');
  act(() => void vi.advanceTimersByTime(AWAY_UPDATE_MS));
  expect(said()).toBeNull();
  act(() => void vi.advanceTimersByTime(AWAY_UPDATE_MS));
  act(() => room.setState({ view: running(3) }));
  act(() => void vi.advanceTimersByTime(1));
  expect(said()).toBe('3');
});

it('does not suggest pausing a game that is already paused', async () => {
  await renderPage(
    <ManyOfflineNotice view={running(3, 'live', true)} line={lineOf('live')} />,
    () => 'network',
  );
  expect(screen.getByRole('status').textContent).toMatch(/^3 of 8 students/);
  expect(screen.getByRole('status').textContent).not.toContain('Pause');
});

it.each([
  ['a few players', running(2)],
  ['an assigned game', running(8, 'async')],
])('says nothing for %s', async (_, view) => {
  await renderPage(<ManyOfflineNotice view={view} line={lineOf('live')} />, () => 'network');
  expect(screen.queryByRole('status')).toBeNull();
});
