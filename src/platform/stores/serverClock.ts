// The server's clock as this page knows it: its own clock and an offset, taken from the quickest round trip of late.

import { ringAt as ringAtInstant } from '#core/clock/ringAt.ts';

export interface ServerClock {
  /** Server time in ms. */
  now(): number;
  /** An answer said `serverNow`; the call left and came back at these times of the page's clock, in ms. */
  observe(serverNow: number, sentAt: number, receivedAt: number): void;
}

/** Runs `task` once the clock says `serverMs`; returns the way to call it off. */
export function ringAt(clock: Pick<ServerClock, 'now'>, serverMs: number, task: () => void): () => void {
  return ringAtInstant({ now: () => clock.now(), after }, serverMs, task);
}

function after(delayMs: number, task: () => void): () => void {
  const timer = setTimeout(task, delayMs);
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
