import { describe, expect, it, vi } from 'vitest';
import { runAt } from '#core/clock/runAt.ts';

/** A machine whose time is advanced by hand, with a second clock that can be set and stopped. */
function clock() {
  let machine = 0;
  let offset = 0;
  let stoodAt: number | null = null;
  let waiting: { readonly at: number; readonly task: () => void }[] = [];
  const waits: number[] = [];
  const now = () => stoodAt ?? machine + offset;
  return {
    now,
    waits,
    set: (ms: number) => {
      offset = ms - machine;
    },
    stand: () => {
      stoodAt = now();
    },
    goOn: () => {
      if (stoodAt !== null) offset = stoodAt - machine;
      stoodAt = null;
    },
    after: (delayMs: number, task: () => void) => {
      waits.push(delayMs);
      const one = { at: machine + delayMs, task };
      waiting.push(one);
      return () => {
        waiting = waiting.filter((other) => other !== one);
      };
    },
    pass: (ms: number) => {
      const until = machine + ms;
      for (;;) {
        const [next] = waiting.toSorted((a, b) => a.at - b.at);
        if (!next || next.at > until) break;
        machine = next.at;
        waiting = waiting.filter((other) => other !== next);
        next.task();
      }
      machine = until;
    },
  };
}

describe('ringAt', () => {
  it('rings once, on time, and never synchronously', () => {
    const alarm = clock();
    const rings: number[] = [];
    runAt(alarm, 5_000, () => rings.push(alarm.now()));
    runAt(alarm, -1, () => rings.push(alarm.now()));
    expect(rings).toEqual([]);
    alarm.pass(60_000);
    expect(rings).toEqual([0, 5_000]);
  });

  it('checks every two seconds, and so notices that the clock was set forward', () => {
    const alarm = clock();
    const rings: number[] = [];
    runAt(alarm, 60_000, () => rings.push(alarm.now()));
    alarm.pass(1_000);
    alarm.set(59_500);
    alarm.pass(1_000);
    expect(rings).toEqual([60_500]);
  });

  it('waits again if the clock was set back', () => {
    const alarm = clock();
    const rings: number[] = [];
    runAt(alarm, 1_500, () => rings.push(alarm.now()));
    alarm.pass(1_000);
    alarm.set(0);
    alarm.pass(1_499);
    expect(rings).toEqual([]);
    alarm.pass(1);
    expect(rings).toEqual([1_500]);
  });

  it('checks a stopped clock once a second, and rings once it runs again', () => {
    const alarm = clock();
    const rings: number[] = [];
    alarm.pass(990);
    alarm.stand();
    runAt(alarm, 1_000, () => rings.push(alarm.now()));
    alarm.pass(10_000);
    expect(alarm.waits.slice(0, 4)).toEqual([10, 20, 1_000, 1_000]);
    expect(rings).toEqual([]);
    alarm.goOn();
    alarm.pass(1_010);
    expect(rings).toHaveLength(1);
  });

  it('does not ring after it is canceled', () => {
    const alarm = clock();
    const ring = vi.fn();
    const callOff = runAt(alarm, 10_000, ring);
    alarm.pass(5_000);
    callOff();
    alarm.pass(60_000);
    expect(ring).not.toHaveBeenCalled();
  });
});
