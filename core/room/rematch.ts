// Rematch: a finished game continues in another room, to which players still at its end are invited.

export const REMATCH = {
  /**
   * Milliseconds after the end of a hosted game in which hosting it again invites its players. Later, it may
   * be for another class.
   */
  hostedMs: 30 * 60_000,
} as const;

/** Room for the next game of the same players. */
export interface Rematch {
  readonly hash: string;
  readonly code: string;
}
