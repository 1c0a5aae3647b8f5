// The server's clock as estimated by this page: its own clock plus an offset, taken from the fastest recent
// round trip.

import { runAt as ringAtInstant } from '#core/clock/runAt.ts';

export interface ServerClock {
  /** Server time in ms. */
  now(): number;
  /**
   * Records an answer that said `serverNow`; the call left and came back at these times of the page's clock,
   * in ms.
   */
  observe(serverNow: number, sentAt: number, receivedAt: number): void;
}

/** Runs `task` once the clock reaches `serverMs`; returns a function that cancels it. */
export function ringAt(clock: Pick<ServerClock, 'now'>, serverMs: number, task: () => void): () => void {
  return ringAtInstant({ now: () => clock.now(), after }, serverMs, task);
}

function after(delayMs: number, task: () => void): () => void {
  const timer = setTimeout(task, delayMs);
  return () => clearTimeout(timer);
}

/** A sample this old is replaced by any newer one: clocks drift, laptops sleep. */
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
