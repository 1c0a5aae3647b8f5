import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ringAt } from '#core/clock/ringAt.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A clock beside the machine's own, which can be set, and stood still. */
function clock() {
  let offset = 0;
  let stoodAt: number | null = null;
  const waits: number[] = [];
  const now = () => stoodAt ?? Date.now() + offset;
  return {
    now,
    waits,
    set: (ms: number) => {
      offset = ms - Date.now();
    },
    stand: () => {
      stoodAt = now();
    },
    goOn: () => {
      if (stoodAt !== null) offset = stoodAt - Date.now();
      stoodAt = null;
    },
    after: (delayMs: number, task: () => void) => {
      waits.push(delayMs);
      const timer = setTimeout(task, delayMs);
      return () => clearTimeout(timer);
    },
  };
}

describe('ringing at an instant', () => {
  it('rings once, on time, and never at once', () => {
    const alarm = clock();
    const rings: number[] = [];
    ringAt(alarm, 5_000, () => rings.push(alarm.now()));
    ringAt(alarm, -1, () => rings.push(alarm.now()));
    expect(rings).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect(rings).toEqual([0, 5_000]);
  });

  it('looks again every two seconds, and so finds that the clock was set', () => {
    const alarm = clock();
    const rings: number[] = [];
    ringAt(alarm, 60_000, () => rings.push(alarm.now()));
    vi.advanceTimersByTime(1_000);
    alarm.set(59_500);
    vi.advanceTimersByTime(1_000);
    expect(rings).toEqual([60_500]);
  });

  it('waits anew where the clock was set back', () => {
    const alarm = clock();
    const rings: number[] = [];
    ringAt(alarm, 1_500, () => rings.push(alarm.now()));
    vi.advanceTimersByTime(1_000);
    alarm.set(0);
    vi.advanceTimersByTime(1_499);
    expect(rings).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(rings).toEqual([1_500]);
  });

  it('looks at a clock that stands once a second, and rings once it has gone on', () => {
    const alarm = clock();
    const rings: number[] = [];
    vi.advanceTimersByTime(990);
    alarm.stand();
    ringAt(alarm, 1_000, () => rings.push(alarm.now()));
    vi.advanceTimersByTime(10_000);
    expect(alarm.waits.slice(0, 4)).toEqual([10, 20, 1_000, 1_000]);
    expect(rings).toEqual([]);
    alarm.goOn();
    vi.advanceTimersByTime(1_010);
    expect(rings).toHaveLength(1);
  });

  it('rings no more once it is called off', () => {
    const alarm = clock();
    const ring = vi.fn();
    const callOff = ringAt(alarm, 10_000, ring);
    vi.advanceTimersByTime(5_000);
    callOff();
    vi.advanceTimersByTime(60_000);
    expect(ring).not.toHaveBeenCalled();
  });
});
