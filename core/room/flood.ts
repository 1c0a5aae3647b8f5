// When joins look like a flood of programs, and how long who was removed stays out: the numbers of the door.

export const DOOR = {
  /** So many joins within `windowMs` are no class any more: thirty who type a code and a name take half a minute. */
  floodJoins: 60,
  floodWindowMs: 10_000,
  /** Milliseconds that a removed device can't come back by itself. */
  removedMs: 60_000,
  /** Players that one call removes, or lets back in. */
  manyAtOnce: 2_000,
} as const;

/** A player's id begins with the number of the seat: those of a flood follow each other. */
export function seatNumberOf(playerId: string): number {
  return Number.parseInt(playerId, 36);
}
