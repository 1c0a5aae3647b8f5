// Waiting for an instant of a clock that timers don't go by: it may be corrected, go on while the machine sleeps, or stand, as in a
// picture of the past.

/** Milliseconds between two looks at the most: a machine that slept stops timers, and browsers ring at once after 24 days. */
const LOOK_AGAIN_MS = 2_000;
/** And at the least, after the first one. */
const LOOK_SOONEST_MS = 20;
/** Milliseconds between two looks at a clock that stands. */
const STANDING_MS = 1_000;

export interface Alarm {
  /** The clock, in ms. */
  readonly now: () => number;
  /** Calls back once after so many milliseconds of the machine's own; returns the way to call it off. */
  readonly after: (delayMs: number, task: () => void) => () => void;
}

/** Runs `task` once the clock says `instant`, never at once; returns the way to call it off. */
export function ringAt({ now, after }: Alarm, instant: number, task: () => void): () => void {
  let callOff: () => void = () => undefined;
  const wait = (soonest: number, stood: number): void => {
    const before = now();
    callOff = after(Math.min(Math.max(soonest, instant - before), LOOK_AGAIN_MS), () => {
      const seen = now();
      if (seen >= instant) return task();
      const stands = seen === before ? stood + 1 : 0;
      wait(stands > 1 ? STANDING_MS : LOOK_SOONEST_MS, stands);
    });
  };
  wait(0, 0);
  return () => callOff();
}
