// Challenges: a player opens a room for friends, starts and ends the game, and plays along (specification 1,
// section 4; specification 2, section 6).

import { MAX_FRIENDS } from '#core/modes/challenge/mode.ts';

export const CHALLENGE = {
  /** Minimum to start, and maximum: a circle of friends, not a class without its teacher. */
  minPlayers: 2,
  maxPlayers: MAX_FRIENDS,
  /**
   * Questions per challenge, for about a quarter of an hour of play. Each challenge draws this many from a
   * longer quiz.
   */
  maxQuestions: 30,
  /** A lobby closes this long after it was opened if the game hasn't started. */
  waitMs: 30 * 60_000,
  /** A game ends this long after its start, even if its players have left. */
  playMs: 60 * 60_000,
} as const;

/** Information that every player in a challenge sees besides the room. */
export interface ChallengeInfo {
  /** Id of the player who opened the challenge and may start and end it; '' until that player has joined. */
  readonly by: string;
  /** Ids of the players who have not finished; empty unless the game is running. */
  readonly climbing: readonly string[];
}
