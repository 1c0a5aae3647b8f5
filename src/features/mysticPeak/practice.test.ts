// @vitest-environment happy-dom
// Practice games on the peak on a player's page, run against the core's rules.

import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import type { PlayMode } from '#core/room/phase.ts';
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

/** Ana's page with the flag planted, waiting on the peak if others are there. */
async function onPeak(playMode: PlayMode = 'live') {
  const { game, line } = startedGame({
    type: 'mystic_peak',
    playMode,
    questions: guesses(4),
    options: { studentLeaderboard: 'no' },
  });
  const open = page(line);
  await start(game, open);
  const want = async (intent: PlayIntent) => {
    open.intent(intent);
    await flush();
    await vi.advanceTimersByTimeAsync(LATER_MS);
  };
  const peak = (move: PeakMove) => want({ type: 'peak', move });
  await vi.advanceTimersByTimeAsync(LATER_MS);
  // A player who is alone begins when ready.
  const begin = async () => playMode === 'solo' && want({ type: 'next' });
  await begin();
  await peak({ to: 'path', role: 'TREKKER' });
  await begin();
  for (let question = 0; question < 4; question += 1) {
    await want({ type: 'choose', optionId: open.optionId('right') });
    await want({ type: 'next' });
  }
  await peak({ to: 'leave', kind: 'levelUp' });
  await peak({ to: 'path', role: 'FLAG' });
  const standing = () => [open.state.phase?.id, open.state.scene];
  const key = (pressed: string) => open.state.phase?.onKey?.(pressed, open.view) ?? null;
  return { game, line, open, want, peak, standing, key };
}

it('has no place in a preview: the game is over with the flag', async () => {
  const { standing } = await onPeak('solo');
  expect(standing()).toEqual([undefined, 'gameOver']);
});

const WAITING = ['peak.waiting', 'peakStop'];
const EASY = { to: 'practice', game: 'ropeThrow', difficulty: 'easy' } as const;

it('is picked by game and difficulty, with pointer or keys, and leads back to the peak', async () => {
  const { open, want, standing, key, line } = await onPeak();
  expect(standing()).toEqual(WAITING);
  expect(key('b')).toEqual({ type: 'peak', move: { to: 'pick', game: 'ropeThrow' } });
  await want(key('b') as PlayIntent);
  expect(standing()).toEqual(['peak.practice', 'peakStop']);
  expect(key('Escape')).toEqual({ type: 'peak', move: { to: 'pick', game: null } });
  await want(key('Escape') as PlayIntent);
  expect(standing()).toEqual(WAITING);
  expect(line.calls).not.toContain('updatePlayerObstacle');
  await want(key('2') as PlayIntent);
  expect(key('A')).toEqual({ type: 'peak', move: EASY });
  await want(key('A') as PlayIntent);
  // The offer card that precedes every obstacle.
  expect(standing()).toEqual(['peak.stop', 'peakStop']);
  expect(open.view.me.climb).toMatchObject({
    practices: MYSTIC_PEAK.practices - 1,
    stop: { obstacle: { game: 'ropeThrow', difficulty: 'easy', practice: true } },
  });
  const { score } = open.view.me;
  await want(key('Enter') as PlayIntent);
  expect(standing()).toEqual(['peak.obstacle', 'obstacle']);
  await vi.advanceTimersByTimeAsync(MYSTIC_PEAK.limits.playMs + 1_000);
  await open.push();
  expect(standing()).toEqual(['peak.obstacle', 'obstacle']);
  await want(key('Enter') as PlayIntent);
  expect(standing()).toEqual(WAITING);
  expect(open.view.me.score).toBe(score);
  // D shows the results.
  await want(key('d') as PlayIntent);
  expect(standing()).toEqual([undefined, 'gameOver']);
  expect(open.refused).toEqual([]);
  open.close();
});

it('does not start on the second half of a double press', async () => {
  const { open, standing, line } = await onPeak();
  open.intent({ type: 'peak', move: { to: 'pick', game: 'ropeThrow' } });
  open.intent({ type: 'peak', move: EASY });
  await flush();
  expect(standing()).toEqual(['peak.practice', 'peakStop']);
  expect(line.calls).not.toContain('updatePlayerObstacle');
  open.close();
});

it('is restored on a page that opens in the middle of it', async () => {
  const { open, peak, line } = await onPeak();
  await peak(EASY);
  await peak({ to: 'start', form: 'still' });
  open.close();
  const again = page(line);
  await again.push();
  await flush();
  expect([again.state.phase?.id, again.state.scene]).toEqual(['peak.obstacle', 'obstacle']);
  again.close();
});

it('ends with the game', async () => {
  const { game, open, peak, standing } = await onPeak();
  await peak(EASY);
  expect(standing()).toEqual(['peak.stop', 'peakStop']);
  game.run('end');
  await open.push();
  expect(standing()).toEqual([undefined, 'gameOver']);
  open.close();
});
