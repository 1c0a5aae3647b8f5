// The clock a scene sees: the server's time, and tasks that end with the scene.

import type { ClockPort } from '#scenes/ports.ts';
import type { TimeSource } from '#scenes/stage/time.ts';

export interface SceneClock extends ClockPort {
  readonly destroy: () => void;
}

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
    const wait = (): void => {
      cancelTimer = time.after(Math.max(0, serverMs - serverNow()), () => {
        if (serverNow() < serverMs) return wait();
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
