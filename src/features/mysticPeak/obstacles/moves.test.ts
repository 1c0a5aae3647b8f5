// @vitest-environment happy-dom
// Quick moves in an obstacle on a player's page, run against the core's rules.

import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MINI_GAMES, type Move, showing } from '#core/features/mysticPeak/games/game.ts';
import { type GameId } from '#core/features/mysticPeak/games/ids.ts';
import type { ObstacleView } from '#core/features/mysticPeak/views.ts';
import { guesses } from '#core/testing/guesses.ts';
import { useFirstScene } from '#src/game/firstScene.ts';
import type { PlayIntent } from '#src/game/intent.ts';
import { flush, page, start, startedGame } from '#src/game/testing/playedPage.ts';
import { loadParts } from '#src/features/mysticPeak/load.ts';

const CALL = 'updatePlayerObstacle';
/** Milliseconds, longer than a double press. */
const LATER_MS = 700;

beforeEach(async () => {
  renderHook(() => useFirstScene(true));
  await loadParts();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

type Played = Awaited<ReturnType<typeof arrive>>;

/** Ana's page at an obstacle, after a missed first try. */
async function arrive(seed: number) {
  const { game, line } = startedGame({
    type: 'mystic_peak',
    questions: guesses(4),
    seed: [seed, 7],
    options: { studentLeaderboard: 'no' },
  });
  const open = page(line);
  await start(game, open);
  const want = async (intent: PlayIntent) => {
    open.intent(intent);
    await flush();
    await vi.advanceTimersByTimeAsync(LATER_MS);
  };
  // The first choice of the climb.
  await vi.advanceTimersByTimeAsync(LATER_MS);
  await want({ type: 'peak', move: { to: 'path', role: 'TREKKER' } });
  await want({ type: 'choose', optionId: open.optionId('wrong') });
  await want({ type: 'next' });
  const obstacle = (): ObstacleView => {
    const stop = open.view.me.climb?.stop;
    if (stop?.kind !== 'obstacle') throw new Error('no obstacle');
    return stop.obstacle;
  };
  const press = (move: Move) => open.intent({ type: 'peak', move: { to: 'play', move } });
  return { game, line, open, obstacle, press, want };
}

/** The same, at the given game and already started in this form. */
async function playing(wanted: GameId, form: 'moving' | 'still' = 'still'): Promise<Played> {
  for (let seed = 1; seed < 40; seed += 1) {
    const at = await arrive(seed);
    if (at.obstacle().game === wanted) {
      await at.want({ type: 'peak', move: { to: 'start', form } });
      return at;
    }
    at.open.close();
  }
  throw new Error(`never ${wanted}`);
}

/** Waits until all stones have been shown, and returns their pattern. */
async function row({ open, obstacle }: Played): Promise<readonly number[]> {
  const { view } = obstacle();
  if (view?.game !== 'steppingStones' || !view.row) throw new Error('nothing is shown');
  await vi.advanceTimersByTimeAsync(showing(view.form, view.difficulty).ends + 300);
  await open.push();
  return view.row;
}

/** Waits until queued moves are sent, including retries of early ones. */
const settle = () => vi.advanceTimersByTimeAsync(5_000);
const steps = ({ obstacle }: Played) => {
  const { view } = obstacle();
  return view?.game === 'steppingStones' ? view.steps : [];
};

it('sends steps faster than the connection in order, and wins', async () => {
  const at = await playing('steppingStones');
  const stones = await row(at);
  const before = at.line.calls.filter((name) => name === CALL).length;
  for (const stone of stones) at.press({ stone });
  await settle();
  expect(at.line.calls.filter((name) => name === CALL)).toHaveLength(before + stones.length);
  expect(steps(at)).toEqual(stones);
  expect(at.obstacle()).toMatchObject({ result: 'WIN', points: 200 });
  expect(at.open.refused).toEqual([]);
  at.open.close();
});

it('holds steps back while the response to an earlier one is pending', async () => {
  const at = await playing('steppingStones');
  const stones = await row(at);
  at.line.hold.add(CALL);
  for (const stone of stones) at.press({ stone });
  await settle();
  expect(steps(at)).toEqual([]);
  at.line.hold.delete(CALL);
  at.line.held.get(CALL)?.();
  await settle();
  expect(steps(at)).toEqual(stones);
  at.open.close();
});

it('resends a step after a lost response, and counts it once', async () => {
  const at = await playing('steppingStones');
  const stones = await row(at);
  at.line.loseNextAnswer = true;
  for (const stone of stones) at.press({ stone });
  await settle();
  expect(at.open.delays).toEqual(['delayed']);
  expect(steps(at)).toEqual(stones);
  expect(at.obstacle().result).toBe('WIN');
  at.open.close();
});

it('continues when the connection is back', async () => {
  const at = await playing('steppingStones');
  const stones = await row(at);
  at.line.down = true;
  for (const stone of stones) at.press({ stone });
  await settle();
  expect(steps(at)).toEqual([]);
  at.line.down = false;
  await settle();
  expect(steps(at)).toEqual(stones);
  at.open.close();
});

it('stops when the mini-game ends, and drops presses after a slip', async () => {
  const at = await playing('steppingStones');
  const stones = await row(at);
  const wrong = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((stone) => stone !== stones[1] && stone !== stones[0]) ?? 0;
  const before = at.line.calls.length;
  for (const stone of [stones[0] ?? 0, wrong, ...stones.slice(2)]) at.press({ stone });
  await settle();
  expect(at.obstacle()).toMatchObject({ result: 'LOSE' });
  expect(at.line.calls.slice(before)).toEqual([CALL, CALL]);
  expect(at.open.refused).toEqual([]);
  at.open.close();
});

it('ignores the second half of a double press', async () => {
  const at = await playing('steppingStones');
  const stones = await row(at);
  for (const stone of stones) {
    at.press({ stone });
    at.press({ stone });
  }
  await settle();
  expect(at.obstacle().result).toBe('WIN');
  // Not even after the first press was answered.
  expect(steps(at)).toEqual(stones);
  at.open.close();
});

it('turns cards one at a time, and never one that is face up', async () => {
  const at = await playing('runeMatch');
  for (const card of [0, 1, 0, 2, 3]) at.press({ card });
  await settle();
  const { view } = at.obstacle();
  if (view?.game !== 'runeMatch') throw new Error('no runes');
  const { turns } = MINI_GAMES.runeMatch.levels[view.difficulty];
  // 0 and 1 make a turn; the second press on 0 hits a card that's face up, so 2 and 3 make the next.
  expect(view.turnsLeft).toBe(turns - 2);
  expect(at.obstacle().moves).toBe(4);
  expect(at.open.refused).toEqual([]);
  at.open.close();
});

it('throws once, however many presses come before the response', async () => {
  const at = await playing('ropeThrow', 'moving');
  const { view } = at.obstacle();
  if (view?.game !== 'ropeThrow' || view.form !== 'moving' || !view.open) throw new Error('no rope');
  const { startsAt, j } = view.open;
  await vi.advanceTimersByTimeAsync(startsAt + 900 - Date.now());
  for (let press = 0; press < 3; press += 1) at.press({ j, t: 900 });
  await flush();
  await flush();
  const { view: after } = at.obstacle();
  expect(after).toMatchObject({ marks: [{ x: expect.any(Number) }] });
  expect(at.obstacle().moves).toBe(1);
  at.open.close();
});
