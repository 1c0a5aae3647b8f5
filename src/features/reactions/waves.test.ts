// Waves in the lobby, on a player's page.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { flush, page, startedGame } from '#src/game/testing/playedPage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const waiting = async (reactions: boolean) => {
  const { game, line } = startedGame({ options: { reactions } });
  const open = page(line);
  await open.push();
  const wave = async () => {
    open.intent({ type: 'wave' });
    await flush();
  };
  const told = () => line.calls.filter((name) => name === 'wave').length;
  return { game, open, wave, told, own: line.playerId };
};

it("shows each of the player's own waves, and sends at most one every two seconds", async () => {
  const { open, wave, told, own } = await waiting(true);
  for (let times = 0; times < 5; times += 1) await wave();
  expect(open.state.traces.flags).toEqual({ [own]: 5 });
  expect(told()).toBe(1);
  await vi.advanceTimersByTimeAsync(2_000);
  await wave();
  expect(told()).toBe(2);
  open.close();
});

it("shows others' waves, and ignores the echo of its own", async () => {
  const { open, wave, own } = await waiting(true);
  await wave();
  open.signal({ waves: [own, 'somebody'] });
  open.signal({ waves: ['somebody'] });
  expect(open.state.traces.flags).toEqual({ [own]: 1, somebody: 2 });
  open.close();
});

it('sends no waves when the teacher has switched reactions off', async () => {
  const { open, wave, told, own } = await waiting(false);
  await wave();
  expect(open.state.traces.flags).toEqual({ [own]: 1 });
  expect(told()).toBe(0);
  open.close();
});
