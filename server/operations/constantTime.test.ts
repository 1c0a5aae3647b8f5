import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OperationError } from '#server/operations/context.ts';
import { withConstantTime } from '#server/operations/constantTime.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns the milliseconds until a handler that works for `workMs` is answered. */
async function answered(workMs: number, error: Error | null): Promise<number> {
  const from = Date.now();
  let at = -1;
  const call = withConstantTime('room.NOT_FOUND', async () => {
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

it('delays a refusal that must not reveal its reason to a fixed time, however long the lookup took', async () => {
  const refusal = new OperationError('room.NOT_FOUND');
  expect(await answered(0, refusal)).toBe(await answered(8, refusal));
});

it('does not delay anything else', async () => {
  expect(await answered(10, null)).toBe(10);
  expect(await answered(10, new OperationError('room.EXPIRED'))).toBe(10);
});
