// @vitest-environment happy-dom

import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { GameOptions } from '#core/room/gameOptions.ts';
import type { PlayerSlide, RoomInfo } from '#core/views/playerView.ts';
import { roomFixture, slideFixture, stageFixture } from '#scenes/player/playerFixtures.ts';
import type { Draft } from '#scenes/player/view.ts';
import { capital } from '#scenes/questions/mcq/fixtures.ts';
import { NO_DRAFT } from '#src/game/draft.ts';
import type { PlayController } from '#src/game/play.ts';
import { ConnectionBanner } from '#src/pages/game/ConnectionBanner.tsx';
import { type Connection, createConnectionStore } from '#src/platform/stores/connection.ts';
import { renderPage } from '#src/testing/renderPage.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const CHOSEN: Draft = { answer: { type: 'MCQ', optionId: 'o2' }, state: 'kept' };
const TIMED_OUT: Draft = { ...NO_DRAFT, state: 'kept' };
const PACED = { type: 'tp' } as const;

interface Case {
  readonly online?: boolean;
  readonly connection?: Partial<Connection>;
  readonly draft?: Draft;
  readonly slide?: Partial<PlayerSlide>;
  readonly room?: Partial<RoomInfo>;
  readonly timer?: GameOptions['timer'];
  /** Milliseconds left for the question. */
  readonly left?: number;
}

async function told({
  online = false,
  connection: kept,
  draft = NO_DRAFT,
  slide,
  room,
  timer = 'strict',
  left = 60_000,
}: Case) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  const connection = createConnectionStore();
  connection.setState({ link: 'offline', ...kept });
  const { options } = roomFixture();
  const { player: view } = stageFixture({
    room: roomFixture({ options: { ...options, timer }, ...room }),
    slide: slideFixture(capital, { deadline: Date.now() + left, ...slide }),
  });
  const play = createStore(() => ({ scene: 'question', draft, phase: null }));
  const controller = { play } as unknown as PlayController;
  await renderPage(<ConnectionBanner game={{ connection, controller }} view={view} />, () => 'network');
  const banner = () => screen.queryByTestId('offline')?.textContent ?? null;
  return { connection, banner };
}

it.each<[string, Case, string]>([
  ['who has not answered', {}, 'You can still answer. We’ll send it'],
  ['who has not answered a timed question', {}, 'It counts if the question is still open.'],
  ['who has answered', { connection: { kept: 1 }, draft: CHOSEN }, 'Your answer is saved on this device'],
  [
    'who has answered a timed question',
    { connection: { kept: 1 }, draft: CHOSEN, room: PACED },
    'It counts if the',
  ],
  ['whose answer has arrived', { slide: { answered: true, answer: CHOSEN.answer } }, 'Your answer is in.'],
  ['who has no question', { slide: { question: null } }, 'Your points are safe.'],
  ['whose time is up', { left: -1 }, 'This question is closed.'],
  ['who did not answer in time', { left: -1, draft: TIMED_OUT }, 'This question is closed.'],
  ['who has no time limit', { left: -1, timer: 'classic' }, 'You can still answer.'],
])('tells a player %s what happens next', async (_, moment, words) => {
  const { banner } = await told(moment);
  expect(banner()).toMatch(/^You’re offline\. /);
  expect(banner()).toContain(words);
});

it('mentions no time limit to a player who has none', async () => {
  const { banner } = await told({ timer: 'classic' });
  expect(banner()).toMatch(/when you’re back online\.$/);
});

it('promises nothing about an unsent answer once time is up', async () => {
  vi.useFakeTimers();
  const { banner } = await told({ connection: { kept: 1 }, draft: CHOSEN, left: 1_200 });
  expect(banner()).toContain('It counts if the question is still open.');
  await act(() => vi.advanceTimersByTimeAsync(1_200));
  expect(banner()).toContain('may be too late to count');
  expect(banner()).not.toContain('kept');
});

it('distinguishes an unreachable server from an offline device', async () => {
  const { banner, connection } = await told({ online: true });
  expect(banner()).toMatch(/^We can’t reach the server, but you’re online\. /);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(banner()).toMatch(/^You’re offline\. /);
  act(() => connection.setState({ link: 'live' }));
  expect(banner()).toBeNull();
});
