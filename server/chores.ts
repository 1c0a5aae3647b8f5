// What the server does now and then by itself.

/** Milliseconds after the start until the first time: whoever starts a server wants it for something else. */
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
    /** Waits for what is under way, and begins nothing more. */
    async close(): Promise<void> {
      closed = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(underWay.values());
    },
  };
}
