import type { FeatureManifest } from '#core/features/manifest.ts';
import { inLiveGames } from '#core/room/option.ts';

interface HandsFields {
  readonly options: {
    /** True if players can raise a hand. */
    readonly raiseHands: boolean;
  };
  readonly me: {
    /** 1-based place of the player's hand; null if it isn't raised. */
    readonly hand: number | null;
  };
  readonly hostRow: {
    /** Number that increases with each raised hand; null if it isn't raised. */
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
