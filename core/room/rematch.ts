// A game that is over goes on in another room, to which those who are still at its end are asked along.

/** Its numbers. */
export const REMATCH = {
  /** Milliseconds from its end in which a hosted game that is hosted again is the next one of the same class; later it may be another class. */
  hostedMs: 30 * 60_000,
} as const;

/** Where the next game of the same players is played. */
export interface Rematch {
  readonly hash: string;
  readonly code: string;
}
