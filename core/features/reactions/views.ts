// What is told of it; no view shows it.

import type { ReactionCounts } from '#core/features/reactions/reactions.ts';

export interface ReactionsViews {
  readonly push: 'reactionUpdate' | 'wave';
  readonly signal: {
    /** What was shown to the room since the last one. */
    readonly reactions: ReactionCounts;
    /** Who has waved since the last one, by player id. */
    readonly waves: readonly string[];
  };
}
