// What the server does now and then by itself.

/** Milliseconds after the start until the first time: whoever starts a server wants it for something else. */
const FIRST_MS = 5 * 60_000;

export function createChores(onError: (error: unknown, name: string) => void) {
  const timers = new Map<string, NodeJS.Timeout>();
  const underWay = new Set<Promise<void>>();
  let closed = false;
  const plan = (name: string, afterMs: number, everyMs: number, work: () => Promise<void>): void => {
    const timer = setTimeout(() => {
      const done = work()
        .catch((error: unknown) => onError(error, name))
        .finally(() => {
          underWay.delete(done);
          if (!closed) plan(name, everyMs, everyMs, work);
        });
      underWay.add(done);
    }, afterMs);
    timers.set(name, timer.unref());
  };
  return {
    repeat(name: string, everyMs: number, work: () => Promise<void>): void {
      plan(name, Math.min(FIRST_MS, everyMs), everyMs, work);
    },
    /** Waits for what is under way, and begins nothing more. */
    async close(): Promise<void> {
      closed = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(underWay);
    },
  };
}
