// @vitest-environment happy-dom
// A level up on a player's page, with its camp game and power-ups, run against the core's rules.

import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import { guesses } from '#core/testing/guesses.ts';
import type { PeakMove } from '#scenes/features/mysticPeak/ports.ts';
import { loadParts } from '#src/features/mysticPeak/load.ts';
import { useFirstScene } from '#src/game/firstScene.ts';
import type { PlayIntent } from '#src/game/intent.ts';
import { flush, page, start, startedGame } from '#src/game/testing/playedPage.ts';

const LATER_MS = 700;

beforeEach(async () => {
  renderHook(() => useFirstScene(true));
  await loadParts();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

/** Ana's page at the first of two camps, before a path is picked. */
async function atPathFinder(lessMotion = false) {
  const { game, line } = startedGame({
    type: 'mystic_peak',
    questions: guesses(8),
    options: { studentLeaderboard: 'no' },
  });
  const open = page(line, undefined, { lessMotion: () => lessMotion });
  await start(game, open);
  await vi.advanceTimersByTimeAsync(LATER_MS);
  return { game, line, open };
}

/** What Ana's page shows of a stop. */
function stopOf(open: Awaited<ReturnType<typeof atPathFinder>>['open']) {
  const request = open.state.phase?.request?.(open.view, ((key: string) => key) as never);
  if (request?.id !== 'peakStop') throw new Error('no stop is shown');
  return request.view.model;
}

/** Ana's page at the level up of the first camp. */
async function atLevelUp(lessMotion = false) {
  const { game, line, open } = await atPathFinder(lessMotion);
  const want = async (intent: PlayIntent) => {
    open.intent(intent);
    await flush();
    await vi.advanceTimersByTimeAsync(LATER_MS);
  };
  await want({ type: 'peak', move: { to: 'path', role: 'TREKKER' } });
  for (let question = 0; question < 4; question += 1) {
    await want({ type: 'choose', optionId: open.optionId('right') });
    await want({ type: 'next' });
  }
  const model = () => stopOf(open);
  const press = (key: string) => want(open.state.phase?.onKey?.(key, open.view) ?? { type: 'next' });
  const stop = () => open.view.me.climb?.stop;
  return { game, line, open, want, model, press, stop };
}

const move = (wanted: PeakMove): PlayIntent => ({ type: 'peak', move: wanted });

it('tells more about a path on the same screen, and still lets it be taken', async () => {
  const { open, line } = await atPathFinder();
  const more = () => stopOf(open).choices.map(({ card }) => card?.more?.isOpen ?? false);
  const { id } = stopOf(open);
  const about = async (role: 'LEADER' | null) => {
    open.intent(move({ to: 'about', role }));
    await flush();
    await vi.advanceTimersByTimeAsync(LATER_MS);
  };
  await about('LEADER');
  expect([stopOf(open).id, more()]).toEqual([id, [false, true, false]]);
  expect(open.state.phase?.announcements?.(open.view, ((key: string) => key) as never)).toEqual([
    stopOf(open).choices[1]?.card?.more?.words,
  ]);
  await about(null);
  expect(more()).toEqual([false, false, false]);
  await about('LEADER');
  expect(open.state.phase?.onKey?.('2', open.view)).toEqual(move({ to: 'path', role: 'LEADER' }));
  open.intent(move({ to: 'path', role: 'LEADER' }));
  await flush();
  expect(line.calls).toContain('updatePathFinder');
  expect(open.view.me.climb?.role).toBe('LEADER');
  open.close();
});

it('offers the game with its points, each power-up and the way on, by keys 1 to 6', async () => {
  const { open, model, stop } = await atLevelUp();
  const levelUp = stop();
  if (levelUp?.kind !== 'levelUp' || !levelUp.campGame) throw new Error('no level up');
  expect(model().choices.map(({ id }) => id)).toEqual([
    'peak:game',
    'peak:take:0',
    'peak:take:1',
    'peak:take:2',
    'peak:spoken',
    'peak:on',
  ]);
  expect(model().choices[0]?.words.values).toMatchObject({ points: { values: { value: 200 } } });
  const meant = (key: string) => open.state.phase?.onKey?.(key, open.view);
  expect(['1', '2', '4', '5', '6', 'Escape', 'Enter'].map(meant)).toEqual([
    move({ to: 'start', form: 'moving' }),
    move({ to: 'take', index: 0 }),
    move({ to: 'take', index: 2 }),
    move({ to: 'start', form: 'spoken' }),
    move({ to: 'leave', kind: 'levelUp' }),
    move({ to: 'leave', kind: 'levelUp' }),
    null,
  ]);
  open.close();
});

it('starts the game on one press, and continues with the path', async () => {
  const { open, press, stop } = await atLevelUp();
  await press('1');
  expect([open.state.phase?.id, open.state.scene]).toEqual(['peak.obstacle', 'obstacle']);
  expect(stop()).toMatchObject({ kind: 'obstacle', camp: 1, obstacle: { form: 'moving' } });
  await vi.advanceTimersByTimeAsync(MYSTIC_PEAK.limits.playMs + 1_000);
  await open.push();
  await press('Enter');
  expect(stop()).toMatchObject({ kind: 'pathFinder', camp: 2 });
  expect(open.refused).toEqual([]);
  open.close();
});

it('plays the game by ear', async () => {
  const { open, press, stop } = await atLevelUp();
  await press('5');
  expect(stop()).toMatchObject({ obstacle: { form: 'spoken' } });
  open.close();
});

it('takes a power-up instead', async () => {
  const { open, press, stop } = await atLevelUp();
  const levelUp = stop();
  await press('3');
  expect(open.view.me.belt?.slots.flatMap((card) => card?.powerup ?? [])).toEqual([
    levelUp?.kind === 'levelUp' && levelUp.offers[1],
  ]);
  expect(stop()).toMatchObject({ kind: 'pathFinder', camp: 2 });
  open.close();
});

it('climbs on when time is up', async () => {
  const { open, stop } = await atLevelUp();
  await vi.advanceTimersByTimeAsync(MYSTIC_PEAK.limits.levelUpMs);
  await open.push();
  await flush();
  expect(stop()).toMatchObject({ kind: 'pathFinder', camp: 2 });
  expect(open.state.phase?.id).toBe('peak.stop');
  open.close();
});

it('offers the game in the form without motion when motion is reduced', async () => {
  const { open, press, stop } = await atLevelUp(true);
  await press('1');
  expect(stop()).toMatchObject({ obstacle: { form: 'still' } });
  open.close();
});
