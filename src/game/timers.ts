// What is due at some server time, by name.

import { ringAt, type ServerClock } from '#src/platform/stores/serverClock.ts';

export interface Timers {
  /** Runs `task` at this server time; naming it again moves it. */
  at(name: string, serverMs: number, task: () => void): void;
  callOff(name: string): void;
  close(): void;
}

export function createTimers(clock: ServerClock): Timers {
  const timers = new Map<string, () => void>();
  const callOff = (name: string) => {
    timers.get(name)?.();
    timers.delete(name);
  };
  return {
    at(name, serverMs, task) {
      callOff(name);
      timers.set(name, ringAt(clock, serverMs, task));
    },
    callOff,
    close() {
      for (const name of timers.keys()) callOff(name);
    },
  };
}
