// What a player may do with a whole challenge.

export interface ChallengeActions {
  /** Whether this player opened the challenge: `start` and `end` are for nobody else. */
  readonly isOwn: boolean;
  /** A call is on its way. */
  readonly busy: boolean;
  readonly start: () => void;
  /** Asks first: it ends the game for all. */
  readonly end: () => void;
  /** Opens the next one for the same friends, or goes to the one that a friend has opened. */
  readonly again: () => void;
}
