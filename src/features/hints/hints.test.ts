// @vitest-environment happy-dom
// Hints on a player's page, run against the core's rules (specification 2, section 7 "getHint").

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { choices } from '#core/testing/choices.ts';
import { intentOfKey } from '#src/game/keyboard.ts';
import { flush, page, start, startedGame } from '#src/game/testing/playedPage.ts';
import { createMemoryKv } from '#src/platform/storage/kv.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const HINTS = ['It is not wrong.', 'It begins with r.'];
const TOLD = HINTS.map((text) => ({ text }));

async function begin() {
  const { game, line } = startedGame({
    questions: choices(2).map((question) => ({ ...question, hints: HINTS })),
    options: { areHintsEnabled: true, timer: 'off' },
  });
  const kv = createMemoryKv();
  const open = page(line, kv);
  await start(game, open);
  const hint = async () => {
    open.intent({ type: 'hint' });
    await flush();
  };
  return { line, kv, open, hint };
}

it('come one at a time, and stay on a reopened page', async () => {
  const { line, kv, open, hint } = await begin();
  await hint();
  expect(open.view.slide?.hints).toEqual({ taken: [TOLD[0]], left: 1 });
  await hint();
  await hint();
  expect(open.view.slide?.hints).toEqual({ taken: TOLD, left: 0 });
  expect(line.calls.filter((name) => name === 'getHint')).toHaveLength(2);
  const second = page(line, kv);
  await second.resume();
  await second.push();
  expect(second.view.slide?.hints).toEqual({ taken: TOLD, left: 0 });
  open.close();
  second.close();
});

it('count once for a double press, for two pages, and after a lost response', async () => {
  const { line, kv, open, hint } = await begin();
  open.intent({ type: 'hint' });
  await hint();
  expect(open.view.slide?.hints.taken).toHaveLength(1);
  const second = page(line, kv);
  await second.resume();
  await second.push();
  line.loseNextAnswer = true;
  await hint();
  second.intent({ type: 'hint' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(open.view.slide?.hints.taken).toHaveLength(2);
  expect(open.refused).toEqual([]);
  expect(second.refused).toEqual([]);
  open.close();
  second.close();
});

it('wait for the connection, and are dropped if the player answers in the meantime', async () => {
  const { line, open, hint } = await begin();
  line.down = true;
  await hint();
  expect(open.delays).toEqual(['delayed']);
  open.intent({ type: 'choose', optionId: open.optionId('right') });
  await flush();
  line.down = false;
  open.retry();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(line.game.seat(line.playerId)).toMatchObject({ hints: [], responses: [{ result: 'correct' }] });
  open.close();
});

it('have a shortcut key while any are left', async () => {
  const { open, hint } = await begin();
  const press = () =>
    intentOfKey(
      { key: '?', ctrlKey: false, altKey: false, shiftKey: false, metaKey: false, target: null },
      open.view,
      open.state.phase,
    );
  expect(press()).toEqual({ type: 'hint' });
  await hint();
  await hint();
  expect(press()).toBeNull();
  open.close();
});
