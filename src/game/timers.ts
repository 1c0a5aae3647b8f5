// Named timers on the server's clock.

import { ringAt, type ServerClock } from '#src/platform/stores/serverClock.ts';

export interface Timers {
  /** Runs `task` at this server time in ms; the same name again moves it. */
  at(name: string, serverMs: number, task: () => void): void;
  cancel(name: string): void;
  close(): void;
}

export function createTimers(clock: ServerClock): Timers {
  const timers = new Map<string, () => void>();
  const cancel = (name: string) => {
    timers.get(name)?.();
    timers.delete(name);
  };
  return {
    at(name, serverMs, task) {
      cancel(name);
      timers.set(name, ringAt(clock, serverMs, task));
    },
    cancel,
    close() {
      for (const name of timers.keys()) cancel(name);
    },
  };
}
