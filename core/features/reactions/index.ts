import type { FeatureManifest } from '#core/features/manifest.ts';
import type { ReactionCounts } from '#core/features/reactions/reactions.ts';
import { inLiveGames } from '#core/room/option.ts';

interface ReactionsFields {
  readonly options: {
    /** True if students can send reactions to the room between questions. */
    readonly reactions: boolean;
  };
  readonly push: 'reactionUpdate' | 'wave';
  readonly signal: {
    /** Reactions since the last push. */
    readonly reactions: ReactionCounts;
    /** Ids of the players who waved since the last push. */
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
    // Games from before this option have no reactions; modes with reactions turn it on.
    reactions: { usual: false, plain: false, inGame: inLiveGames },
  },
};
