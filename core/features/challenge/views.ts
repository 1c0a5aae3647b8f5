// What views show of it.

import type { ChallengeInfo } from '#core/features/challenge/challenge.ts';

export interface ChallengeViews {
  readonly room: {
    /** null where a host runs the game. */
    readonly challenge: ChallengeInfo | null;
  };
}
