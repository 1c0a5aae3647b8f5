import { afterEach, beforeEach, it, vi } from 'vitest';
import { warmUp } from '#server/warmUp.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('plays its games to the end', async () => {
  const playing = warmUp();
  await vi.advanceTimersByTimeAsync(10_000);
  await playing;
});
