// What a player may do with a whole challenge.

import { createContext, use } from 'react';

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

/** Of the game that stands there; null where a host runs it. */
export const ActionsContext = createContext<ChallengeActions | null>(null);

export function useActions(): ChallengeActions | null {
  return use(ActionsContext);
}
