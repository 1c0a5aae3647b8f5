import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createChores } from '#server/chores.ts';

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

it('runs a chore soon after startup, then repeatedly, even after failures, until closed', async () => {
  const faults: unknown[] = [];
  const { repeat, close } = createChores((error, name) => faults.push([name, error]));
  const fault = new Error('no disk');
  const work = vi.fn(() => (work.mock.calls.length === 2 ? Promise.reject(fault) : Promise.resolve()));
  repeat('tidy', 60 * MINUTE, work);
  const times: number[] = [];
  for (const minutes of [4, 2, 55, 10, 60]) {
    await vi.advanceTimersByTimeAsync(minutes * MINUTE);
    times.push(work.mock.calls.length);
  }
  expect(times).toEqual([0, 1, 1, 2, 3]);
  expect(faults).toEqual([['tidy', fault]]);
  await close();
  await vi.advanceTimersByTimeAsync(600 * MINUTE);
  expect(work).toHaveBeenCalledTimes(3);
});

it('waits for a running chore on close, and never starts it twice', async () => {
  const { repeat, close } = createChores(() => undefined);
  let end = () => undefined as void;
  const work = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  repeat('tidy', MINUTE, work);
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(work).toHaveBeenCalledTimes(1);
  let closed = false;
  const closing = close().then(() => (closed = true));
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(closed).toBe(false);
  end();
  await closing;
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(work).toHaveBeenCalledTimes(1);
});
