// @vitest-environment happy-dom
// What the host is told of broken lines: the own one, and those of many students.

import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { Game } from '#core/testing/game.ts';
import type { HostView } from '#core/views/hostView.ts';
import { ProjectorLine } from '#src/host/projector/ProjectorLine.tsx';
import { AWAY_SAID_MS, AwayNotice, FewAway } from '#src/host/room/AwayNotice.tsx';
import { LineBanner } from '#src/host/room/LineBanner.tsx';
import type { RoomLine } from '#src/host/room/roomConnection.ts';
import { renderPage } from '#src/testing/renderPage.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const lineOf = (link: RoomLine['link']) =>
  createStore<RoomLine>()(() => ({ link, gone: null, pending: null }));

it.each([
  [false, /^You’re offline\. The game continues for everyone else/],
  [true, /^We can’t reach the server, but you’re online\. If the server is down/],
])('tells whether it is this computer or the server (online: %s)', async (online, words) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  await renderPage(<LineBanner line={lineOf('offline')} />, () => 'network');
  expect(screen.getByTestId('offline').textContent).toMatch(words);
});

it.each([
  [false, 'This screen is offline. The game continues.'],
  [true, 'Waiting for the server… Your points are safe.'],
])('tells the whole room on the projector in a few words (online: %s)', async (online, words) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  await renderPage(<ProjectorLine line={lineOf('offline')} />, () => 'network');
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

it('says that many students are without a line, as long as the host has one', async () => {
  const line = lineOf('live');
  await renderPage(<AwayNotice view={running(3)} line={line} />, () => 'network');
  expect(screen.getByRole('status').textContent).toMatch(/^3 of 8 students are offline.* Pause the game/);
  act(() => line.setState({ link: 'offline' }));
  expect(screen.queryByRole('status')).toBeNull();
});

it('names those without a line while they are few', async () => {
  await renderPage(<FewAway view={running(2)} />, () => 'network');
  expect(screen.getByText('Offline: Player 0 and Player 1')).toBeTruthy();
  cleanup();
  await renderPage(<FewAway view={running(4)} />, () => 'network');
  await renderPage(<FewAway view={running(1, 'async')} />, () => 'network');
  expect(screen.queryByText(/^Offline/)).toBeNull();
});

it('says one thing in a while, however many come and go meanwhile', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const room = createStore(() => ({ view: running(0) }));
  const Shown = () => <AwayNotice view={useStore(room).view} line={lineOf('live')} />;
  await renderPage(<Shown />, () => 'network');
  const said = () => screen.queryByRole('status')?.textContent.match(/^\d/)?.[0] ?? null;
  const heard: (string | null)[] = [];
  for (const away of [3, 4, 5, 6, 2, 3, 7]) {
    act(() => room.setState({ view: running(away) }));
    heard.push(said());
    act(() => void vi.advanceTimersByTime(AWAY_SAID_MS / 7));
  }
  expect(new Set(heard)).toEqual(new Set([null]));
  act(() => void vi.advanceTimersByTime(AWAY_SAID_MS / 7));
  expect(said()).toBe('7');
  act(() => room.setState({ view: running(0) }));
  expect(said()).toBe('7');
  act(() => void vi.advanceTimersByTime(AWAY_SAID_MS));
  expect(said()).toBeNull();
  act(() => void vi.advanceTimersByTime(AWAY_SAID_MS));
  act(() => room.setState({ view: running(3) }));
  act(() => void vi.advanceTimersByTime(1));
  expect(said()).toBe('3');
});

it('does not ask for a pause that there is', async () => {
  await renderPage(<AwayNotice view={running(3, 'live', true)} line={lineOf('live')} />, () => 'network');
  expect(screen.getByRole('status').textContent).toMatch(/^3 of 8 students/);
  expect(screen.getByRole('status').textContent).not.toContain('Pause');
});

it.each([
  ['a few', running(2)],
  ['an assigned game', running(8, 'async')],
])('says nothing of %s', async (_, view) => {
  await renderPage(<AwayNotice view={view} line={lineOf('live')} />, () => 'network');
  expect(screen.queryByRole('status')).toBeNull();
});
