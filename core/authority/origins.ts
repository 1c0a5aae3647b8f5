// Whom a command comes from, and what events say of it.

/** A player's command: the player is named by the id that came with the seat. */
export interface ByPlayer {
  readonly playerId: string;
}

/** A host's command: each names itself, so that a retry is the same command. */
export interface ByHost {
  readonly commandId: string;
}

/** An event that the host's command brought about. */
export interface AtHost extends ByHost {
  /** Milliseconds, by the server's clock. */
  readonly at: number;
}

/** An event of one seat, by its index. */
export interface OfSeat {
  readonly seat: number;
}
