// The clock a scene sees: the server's time, and tasks that end with the scene.

import type { ClockPort } from '#scenes/ports.ts';
import type { TimeSource } from '#scenes/stage/time.ts';

export interface SceneClock extends ClockPort {
  readonly destroy: () => void;
}

/** Milliseconds between two looks at a clock that stands: a picture of the past has one. */
const STANDING_MS = 1_000;

/** And at the most: a machine that slept stops timers, and the clock goes on. */
const LOOK_AGAIN_MS = 2_000;

/** `serverNow` may be corrected while the scene stands; a task that wakes too early waits again. */
export function createSceneClock(time: TimeSource, serverNow: () => number): SceneClock {
  const pending = new Set<() => void>();
  let destroyed = false;
  const at = (serverMs: number, task: () => void): (() => void) => {
    if (destroyed) return () => undefined;
    let cancelTimer: () => void = () => undefined;
    const cancel = (): void => {
      cancelTimer();
      pending.delete(cancel);
    };
    const wait = (stood = 0): void => {
      const before = serverNow();
      const left = Math.max(stood > 1 ? STANDING_MS : 0, serverMs - before);
      cancelTimer = time.after(Math.min(left, LOOK_AGAIN_MS), () => {
        const now = serverNow();
        if (now < serverMs) return wait(now === before ? stood + 1 : 0);
        pending.delete(cancel);
        task();
      });
    };
    pending.add(cancel);
    wait();
    return cancel;
  };
  return {
    now: serverNow,
    at,
    destroy() {
      destroyed = true;
      for (const cancel of pending) cancel();
    },
  };
}
