// Alarm for an instant on a clock that timers don't follow: it may be corrected, run on while the machine
// sleeps, or stand still, as in a replay.

/**
 * Most milliseconds between checks: timers stop on a sleeping machine, and browsers fire right away for waits
 * of over 24 days.
 */
const LOOK_AGAIN_MS = 2_000;
/** Fewest milliseconds between checks, after the first one. */
const LOOK_SOONEST_MS = 20;
/** Milliseconds between checks of a clock that has stopped. */
const STOPPED_CLOCK_MS = 1_000;

export interface Alarm {
  /** The clock's time, in ms. */
  readonly now: () => number;
  /** Runs `task` once after this many milliseconds of machine time; returns a function that cancels it. */
  readonly after: (delayMs: number, task: () => void) => () => void;
}

/** Runs `task` once the clock reaches `instant`, never synchronously; returns a function that cancels it. */
export function runAt({ now, after }: Alarm, instant: number, task: () => void): () => void {
  let cancel: () => void = () => undefined;
  const wait = (soonest: number, unmoved: number): void => {
    const before = now();
    cancel = after(Math.min(Math.max(soonest, instant - before), LOOK_AGAIN_MS), () => {
      const seen = now();
      if (seen >= instant) return task();
      const still = seen === before ? unmoved + 1 : 0;
      wait(still > 1 ? STOPPED_CLOCK_MS : LOOK_SOONEST_MS, still);
    });
  };
  wait(0, 0);
  return () => cancel();
}
