import type { FeatureManifest } from '#core/features/manifest.ts';
import { inLiveGames } from '#core/room/option.ts';

interface HandsFields {
  readonly options: {
    /** Whether players can raise a hand. */
    readonly raiseHands: boolean;
  };
  readonly me: {
    /** Place of the raised hand among those that are raised, 1-based; null where it is not raised. */
    readonly hand: number | null;
  };
  readonly hostRow: {
    /** Where the hand is raised: who raised it later has a greater number. */
    readonly hand: number | null;
  };
  readonly push: 'raiseHand';
}

declare module '#core/room/feature.ts' {
  interface Features {
    readonly hands: HandsFields;
  }
}

export const hands: FeatureManifest<'hands'> = {
  options: {
    raiseHands: { usual: true, alone: false, inGame: inLiveGames },
  },
};
