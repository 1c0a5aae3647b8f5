// Command senders, and how events refer to them.

/** A player's command; identifies the player by the id that came with the seat. */
export interface ByPlayer {
  readonly playerId: string;
}

/** A host's command; its id makes a retry the same command. */
export interface ByHost {
  readonly commandId: string;
}

/** An event caused by a host's command. */
export interface CausedByHost extends ByHost {
  /** Milliseconds on the server's clock. */
  readonly at: number;
}

/** An event of one seat, by its index. */
export interface SeatEvent {
  readonly seat: number;
}
