// @vitest-environment happy-dom
// The warning before an assigned game closes.

import { cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ROOM_TIMING } from '#core/room/phase.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { ownStateFixture, playerFixture, roomFixture } from '#scenes/player/playerFixtures.ts';
import { useClosingWarning } from '#src/game/useClosingWarning.ts';
import { renderPage } from '#src/testing/renderPage.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Watching({ view }: { readonly view: PlayerView }) {
  useClosingWarning(view);
  return null;
}

const DAY = 24 * 60 * 60_000;
const due = (dueAt: number) => roomFixture({ playMode: 'async', dueAt });
const me = (changes: Partial<PlayerView['me']> = {}) => ownStateFixture({ isOver: false, ...changes });

async function watch(view: PlayerView) {
  const { services } = await renderPage(<Watching view={view} />, () => 'network');
  return () => services.notices.getState().toasts.map(({ text }) => text);
}

it('comes half a minute before, even after days, and later for players with extra time', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const now = Date.now();
  const texts = await watch(playerFixture({ room: due(now + 3 * DAY), me: me() }));
  const later = await watch(
    playerFixture({ room: due(now + 1_000), me: me({ allowedUntil: now + 5 * DAY }) }),
  );
  await vi.advanceTimersByTimeAsync(3 * DAY - ROOM_TIMING.closingWarningMs - 5_000);
  expect(texts()).toEqual([]);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(texts()).toEqual([expect.stringMatching(/^This game closes in (29|30) seconds/)]);
  expect(later()).toEqual([]);
  await vi.advanceTimersByTimeAsync(2 * DAY);
  expect(later()).toHaveLength(1);
});

it("doesn't come for players who are done, or in a game without an end", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const soon = Date.now() + 10_000;
  const heard = async (view: PlayerView) => {
    const texts = await watch(view);
    await vi.advanceTimersByTimeAsync(1_000);
    return texts();
  };
  expect(await heard(playerFixture({ room: due(soon), me: me({ isOver: true }) }))).toEqual([]);
  expect(await heard(playerFixture({ me: me() }))).toEqual([]);
  expect(await heard(playerFixture({ room: due(soon), me: me() }))).toHaveLength(1);
});
