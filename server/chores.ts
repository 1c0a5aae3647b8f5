// Background chores that the server repeats at intervals.

/** Milliseconds from startup to the first run: right after startup, the server is needed for other things. */
const FIRST_MS = 5 * 60_000;

export function createChores(onError: (error: unknown, name: string) => void) {
  const timers = new Map<string, NodeJS.Timeout>();
  const underWay = new Map<string, Promise<void>>();
  let closed = false;
  return {
    repeat(name: string, everyMs: number, work: () => Promise<void>): void {
      const plan = (afterMs: number): void => {
        if (!closed) timers.set(name, setTimeout(() => underWay.set(name, done()), afterMs).unref());
      };
      const done = async (): Promise<void> => {
        await work().catch((error: unknown) => onError(error, name));
        plan(everyMs);
      };
      plan(Math.min(FIRST_MS, everyMs));
    },
    /** Waits for running chores and starts no more. */
    async close(): Promise<void> {
      closed = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(underWay.values());
    },
  };
}
