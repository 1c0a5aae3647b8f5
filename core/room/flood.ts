// Join limits: when joins look like a flood of bots, and how long removed devices stay out.

export const JOIN_LIMITS = {
  /**
   * More joins within `floodWindowMs` than a class makes: thirty people typing a code and a name take half a
   * minute.
   */
  floodJoins: 60,
  floodWindowMs: 10_000,
  /** Milliseconds during which a removed device can't rejoin on its own. */
  removedMs: 60_000,
  /** Maximum number of players that one call removes or restores. */
  manyAtOnce: 2_000,
} as const;

/** Returns the seat number that a player's id starts with; those of a flood are consecutive. */
export function seatNumberOf(playerId: string): number {
  return Number.parseInt(playerId, 36);
}
