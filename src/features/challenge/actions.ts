// Actions that a player can take on a whole challenge.

import { createContext, use } from 'react';

export interface ChallengeActions {
  /** True if this player opened the challenge; only its creator can start or end it. */
  readonly isOwn: boolean;
  /** A call is under way. */
  readonly busy: boolean;
  readonly start: () => void;
  /** Ends the game for everyone, after a confirmation. */
  readonly end: () => void;
  /** Opens a rematch for the same friends, or joins the one that's already open. */
  readonly again: () => void;
}

/** Actions of the current game; null when a host runs it. */
export const ActionsContext = createContext<ChallengeActions | null>(null);

export function useActions(): ChallengeActions | null {
  return use(ActionsContext);
}
