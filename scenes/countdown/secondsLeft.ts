// What the countdown shows.

/** The seconds still to count, 0 when it is over. Both times in ms. */
export function secondsLeft(endsAt: number | null, now: number): number {
  return endsAt === null ? 0 : Math.max(0, Math.ceil((endsAt - now) / 1000));
}
