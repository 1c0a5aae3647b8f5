// @vitest-environment happy-dom
// The other climbers on a player's page, run against the core's rules.

import { renderHook } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GameOptions } from '#core/room/gameOptions.ts';
import { loadParts } from '#src/features/mysticPeak/load.ts';
import { guesses } from '#core/testing/guesses.ts';
import { useFirstScene } from '#src/game/firstScene.ts';
import type { PlayIntent } from '#src/game/intent.ts';
import type { TwinProps } from '#src/game/phases/phase.ts';
import { flush, page, start, startedGame } from '#src/game/testing/playedPage.ts';

const CALL = 'mysticPeakLeaderboard';
const LATER_MS = 700;

beforeEach(async () => {
  renderHook(() => useFirstScene(true));
  await loadParts();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

/** Ana's page at the path finder. `lost` names a call that never gets a response. */
async function arrive(options: Partial<GameOptions> = {}, lost: string | null = null) {
  const { game, line } = startedGame({ type: 'mystic_peak', questions: guesses(4), options });
  line.lost = lost;
  const open = page(line);
  await start(game, open);
  await flush();
  const want = async (intent: PlayIntent) => {
    open.intent(intent);
    await flush();
    await vi.advanceTimersByTimeAsync(LATER_MS);
  };
  const board = () => {
    const shown = open.state.phase?.request?.(open.view, ((key: string) => key) as never);
    return shown?.id === 'peakStop' ? (shown.view.board ?? null) : null;
  };
  const asked = () => line.calls.filter((name) => name === CALL).length;
  /** Refreshes the way the stop's component does. */
  const renew = async () => {
    const twin = open.state.phase?.twin?.({ view: open.view } as TwinProps);
    (twin as ReactElement<{ readonly renew: () => void }>).props.renew();
    await flush();
  };
  return { game, line, open, want, board, asked, renew };
}

it('are requested when a stop opens, and shown without replacing the phase', async () => {
  const { line, open, board, asked } = await arrive({}, null);
  expect(open.state.phase?.id).toBe('peak.stop');
  expect(asked()).toBe(1);
  expect(board()).toMatchObject({ total: 2, near: [{ name: 'Ben' }], own: { name: 'Ana' } });
  const { phase } = open.state;
  await open.push();
  await vi.advanceTimersByTimeAsync(20_000);
  await open.push();
  expect(asked()).toBe(1);
  expect(open.state.phase).toBe(phase);
  expect(line.calls.filter((name) => name === 'updatePathFinder')).toEqual([]);
  open.close();
});

it('are requested again at the next stop, but not within a few seconds', async () => {
  const { open, want, asked } = await arrive();
  await vi.advanceTimersByTimeAsync(LATER_MS);
  await want({ type: 'peak', move: { to: 'path', role: 'TREKKER' } });
  await want({ type: 'choose', optionId: open.optionId('wrong') });
  // Past the verdict and the leaderboard.
  for (const _ of [1, 2]) await want({ type: 'next' });
  expect(open.view.me.climb?.stop?.kind).toMatch(/obstacle|powerupSelection/);
  expect(asked()).toBe(1);
  open.close();
  const slow = await arrive();
  await vi.advanceTimersByTimeAsync(LATER_MS);
  await slow.want({ type: 'peak', move: { to: 'path', role: 'TREKKER' } });
  await vi.advanceTimersByTimeAsync(5_000);
  await slow.want({ type: 'choose', optionId: slow.open.optionId('wrong') });
  for (const _ of [1, 2]) await slow.want({ type: 'next' });
  expect(slow.asked()).toBe(2);
  slow.open.close();
});

it('are refreshed while the stop is shown, and left on the stage only if someone has moved', async () => {
  const { game, open, board, asked, renew } = await arrive();
  const { phase } = open.state;
  await renew();
  expect(asked()).toBe(1);
  await vi.advanceTimersByTimeAsync(5_000);
  const { traces } = open.state;
  await renew();
  expect(asked()).toBe(2);
  expect(open.state.traces).toBe(traces);
  const ben = game.room.seats.flat().find(({ name }) => name === 'Ben')?.id ?? '';
  game.open(ben);
  game.send({ type: 'choosePath', playerId: ben, camp: 1, role: 'TREKKER', commandId: 'ben' });
  game.open(ben);
  game.answer(ben, ['right']);
  await vi.advanceTimersByTimeAsync(5_000);
  await renew();
  expect(asked()).toBe(3);
  expect(open.state.traces.climbers).toBe(board());
  expect(board()?.near).toMatchObject([{ name: 'Ben', height: 250 }]);
  expect(open.state.phase).toBe(phase);
  open.close();
});

it('are requested after an own answer, at most once in a few seconds', async () => {
  const { open, want, asked } = await arrive();
  await vi.advanceTimersByTimeAsync(LATER_MS);
  await want({ type: 'peak', move: { to: 'path', role: 'TREKKER' } });
  await vi.advanceTimersByTimeAsync(5_000);
  await open.push();
  expect(asked()).toBe(1);
  await want({ type: 'choose', optionId: open.optionId('right') });
  expect(open.view.slide?.feedback?.result).toBe('correct');
  expect(asked()).toBe(2);
  await open.push();
  expect(asked()).toBe(2);
  open.close();
});

it('are silently missing if the connection fails or the leaderboard is off', async () => {
  const failing = await arrive({}, CALL);
  expect(failing.asked()).toBe(1);
  expect(failing.board()).toBeNull();
  expect([...failing.open.refused, ...failing.open.delays]).toEqual([]);
  failing.open.close();
  const hidden = await arrive({ studentLeaderboard: 'no' });
  expect(hidden.open.state.phase?.id).toBe('peak.stop');
  expect(hidden.asked()).toBe(0);
  expect(hidden.board()).toBeNull();
  hidden.open.close();
});
