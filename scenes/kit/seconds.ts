// Time that is shown in whole seconds. Instants in ms of the server.

/** How many seconds show, at least one; `until` is later than `now`. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(1, Math.ceil((until - now) / 1_000));
}

/** When one less shows. */
export function nextSecondAt(until: number, now: number): number {
  return until - (secondsLeft(until, now) - 1) * 1_000;
}
