import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OperationError } from '#server/operations/context.ts';
import { inEvenTime } from '#server/operations/evenTime.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Milliseconds until a handler that works so long is answered. */
async function answered(workMs: number, error: Error | null): Promise<number> {
  const from = Date.now();
  let at = -1;
  const call = inEvenTime('room.NOT_FOUND', async () => {
    if (workMs > 0) await new Promise((resolve) => setTimeout(resolve, workMs));
    if (error) throw error;
    return 'found';
  });
  void call()
    .catch(() => undefined)
    .finally(() => (at = Date.now() - from));
  await vi.advanceTimersByTimeAsync(500);
  return at;
}

it('a refusal that must not tell why comes after the same time, quickly found or looked for', async () => {
  const refusal = new OperationError('room.NOT_FOUND');
  expect(await answered(0, refusal)).toBe(await answered(8, refusal));
});

it('all else is answered at once', async () => {
  expect(await answered(10, null)).toBe(10);
  expect(await answered(10, new OperationError('room.EXPIRED'))).toBe(10);
});
