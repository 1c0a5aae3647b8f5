// What is due at some server time, by name.

import type { ServerClock } from '#src/stores/serverClock.ts';

export interface Timers {
  /** Runs `task` at this server time; naming it again moves it. */
  at(name: string, serverMs: number, task: () => void): void;
  callOff(name: string): void;
  close(): void;
}

export function createTimers(clock: ServerClock): Timers {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  return {
    at(name, serverMs, task) {
      clearTimeout(timers.get(name));
      timers.set(name, setTimeout(task, Math.max(0, serverMs - clock.now())));
    },
    callOff(name) {
      clearTimeout(timers.get(name));
      timers.delete(name);
    },
    close() {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
