// The server's clock as this page knows it: its own clock and an offset, taken from the quickest round trip of late.

export interface ServerClock {
  /** Server time in ms. */
  now(): number;
  /** An answer said `serverNow`; the call left and came back at these times of the page's clock, in ms. */
  observe(serverNow: number, sentAt: number, receivedAt: number): void;
}

/** Milliseconds between two looks at a clock that somebody waits for: a machine that slept stops timers, and browsers ring at once after 24 days. */
const LOOK_AGAIN_MS = 2_000;
/** And at the least: the clock stands in a picture of the past. */
const LOOK_SOONEST_MS = 20;

/** Runs `task` once the clock says `serverMs`; returns the way to call it off. */
export function ringAt(clock: Pick<ServerClock, 'now'>, serverMs: number, task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (soonest: number) => {
    const left = Math.max(soonest, serverMs - clock.now());
    timer = setTimeout(look, Math.min(left, LOOK_AGAIN_MS));
  };
  const look = () => (clock.now() < serverMs ? wait(LOOK_SOONEST_MS) : task());
  wait(0);
  return () => clearTimeout(timer);
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
