import type { ChallengeInfo } from '#core/features/challenge/challenge.ts';
import type { FeatureManifest } from '#core/features/manifest.ts';

interface ChallengeFields {
  readonly room: {
    /** null when a host runs the game. */
    readonly challenge: ChallengeInfo | null;
  };
}

declare module '#core/room/feature.ts' {
  interface Features {
    readonly challenge: ChallengeFields;
  }
}

export const challenge: FeatureManifest<'challenge'> = {};
