// Scene clock: the server's time, and timed tasks that end with the scene.

import { runAt } from '#core/clock/runAt.ts';
import type { ClockPort } from '#scenes/ports.ts';
import type { TimeSource } from '#scenes/stage/time.ts';

export interface SceneClock extends ClockPort {
  readonly destroy: () => void;
}

/** `serverNow` may be corrected while the scene is open; a task that wakes too early waits again. */
export function createSceneClock(time: TimeSource, serverNow: () => number): SceneClock {
  const alarm = { now: serverNow, after: (ms: number, task: () => void) => time.after(ms, task) };
  const pending = new Set<() => void>();
  let destroyed = false;
  const at = (serverMs: number, task: () => void): (() => void) => {
    if (destroyed) return () => undefined;
    const callOff = runAt(alarm, serverMs, () => {
      pending.delete(cancel);
      task();
    });
    const cancel = (): void => {
      callOff();
      pending.delete(cancel);
    };
    pending.add(cancel);
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
