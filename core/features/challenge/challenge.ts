// A challenge: a player opens a room for friends, starts and ends the game, and plays along (specification 1, section 4; specification 2, section 6).

import { MOST_FRIENDS } from '#core/modes/challenge/mode.ts';

/** Its numbers. */
export const CHALLENGE = {
  /** Players, at least to start and at the most: a circle of friends, not a class without its teacher. */
  fewestPlayers: 2,
  mostPlayers: MOST_FRIENDS,
  /** Questions of one challenge; of a longer quiz as many are drawn, others in each new challenge: friends play for a quarter of an hour. */
  mostQuestions: 30,
  /** A waiting room whose game nobody starts closes this long after it was opened. */
  waitMs: 30 * 60_000,
  /** A game that is not done ends this long after its start, wherever its players have gone. */
  playMs: 60 * 60_000,
} as const;

/** What everybody in a challenge may know besides the room. */
export interface ChallengeInfo {
  /** Id of the player whose challenge it is: who starts it and may end it; '' for the moment before there is one. */
  readonly by: string;
  /** Ids of those who have not finished, while the game runs. */
  readonly climbing: readonly string[];
}
