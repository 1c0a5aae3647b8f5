// Time shown in whole seconds. Instants in server ms.

/** Seconds to show, at least 1; `until` must be later than `now`. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(1, Math.ceil((until - now) / 1_000));
}

/** Returns the time at which the next lower number shows. */
export function nextSecondAt(until: number, now: number): number {
  return until - (secondsLeft(until, now) - 1) * 1_000;
}
