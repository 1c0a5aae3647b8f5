import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ReplayMoment } from '#core/views/replay.ts';
import { createReplayLoader, type Wanted } from '#src/areas/reports/replay/replayLoader.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function slowLine(ms: number) {
  const asked: number[] = [];
  const shown: number[] = [];
  const failed: unknown[] = [];
  let broken = false;
  const loader = createReplayLoader({
    async load({ place }: Wanted) {
      asked.push(place);
      await new Promise((done) => setTimeout(done, ms));
      if (broken) throw new Error('line');
      return { at: place } as ReplayMoment;
    },
    onLoaded: ({ moment }) => shown.push(moment.at),
    onFailed: (error) => failed.push(error),
  });
  return { loader, asked, shown, failed, break: () => (broken = true) };
}

it('keeps showing moments on a slow connection, ending with the latest', async () => {
  const { loader, asked, shown } = slowLine(700);
  for (let place = 0; place <= 4_000; place += 500) {
    loader.want({ place, playerId: null });
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(shown.length).toBeGreaterThan(4);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(shown.at(-1)).toBe(4_000);
  expect(asked).toEqual(shown);
});

it('sends at most five requests a second', async () => {
  const { loader, asked } = slowLine(1);
  for (let place = 0; place < 100; place += 1) {
    loader.want({ place, playerId: null });
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(asked.length).toBeLessThanOrEqual(6);
});

it('continues after a failure, and reports nothing once closed', async () => {
  const line = slowLine(10);
  line.break();
  line.loader.want({ place: 1, playerId: null });
  await vi.advanceTimersByTimeAsync(300);
  expect(line.failed).toHaveLength(1);
  line.loader.want({ place: 2, playerId: null });
  line.loader.close();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(line.failed).toHaveLength(1);
  expect(line.shown).toEqual([]);
});
