import type { FeatureManifest } from '#core/features/manifest.ts';
import type { ReactionCounts } from '#core/features/reactions/reactions.ts';
import { inLiveGames } from '#core/room/option.ts';

interface ReactionsFields {
  readonly options: {
    /** Whether students can show reactions to the room, between questions. */
    readonly reactions: boolean;
  };
  readonly push: 'reactionUpdate' | 'wave';
  readonly signal: {
    /** What was shown to the room since the last one. */
    readonly reactions: ReactionCounts;
    /** Who has waved since the last one, by player id. */
    readonly waves: readonly string[];
  };
}

declare module '#core/room/feature.ts' {
  interface Features {
    readonly reactions: ReactionsFields;
  }
}

export const reactions: FeatureManifest<'reactions'> = {
  options: {
    // Games from before there were reactions have none; the kinds of games that have them say so.
    reactions: { usual: false, plain: false, inGame: inLiveGames },
  },
};
