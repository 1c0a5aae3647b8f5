// The server's clock as this page knows it: its own clock and an offset, taken from the quickest round trip of late.

export interface ServerClock {
  /** Server time in ms. */
  now(): number;
  /** An answer said `serverNow`; the call left and came back at these times of the page's clock, in ms. */
  observe(serverNow: number, sentAt: number, receivedAt: number): void;
}

/** A sample this old gives way to any newer one: clocks drift, laptops sleep. */
const SAMPLE_AGE_MS = 60_000;

export function createServerClock(local: () => number = Date.now): ServerClock {
  let offset = 0;
  let best: { readonly roundTrip: number; readonly at: number } | null = null;
  return {
    now: () => local() + offset,
    observe(serverNow, sentAt, receivedAt) {
      const roundTrip = Math.max(0, receivedAt - sentAt);
      if (best && roundTrip > best.roundTrip && receivedAt - best.at < SAMPLE_AGE_MS) return;
      best = { roundTrip, at: receivedAt };
      offset = serverNow + roundTrip / 2 - receivedAt;
    },
  };
}
