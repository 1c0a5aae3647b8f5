import type { FeatureManifest } from '#core/features/manifest.ts';
import { REATTEMPTS, type Reattempts } from '#core/features/mastery/mastery.ts';

interface MasteryFields {
  readonly options: {
    /** Mastery: how often a missed question comes back. */
    readonly masteryReattempts: Reattempts;
  };
  readonly me: {
    /** Mastery: whether all questions are done and correct, as far as they can be. */
    readonly hasMastered: boolean;
  };
  /** Turns this game into a mastery game. */
  readonly control: 'turnOnMastery';
}

declare module '#core/room/feature.ts' {
  interface Features {
    readonly mastery: MasteryFields;
  }
}

export const mastery: FeatureManifest<'mastery'> = {
  options: {
    masteryReattempts: { usual: 'unlimited', choices: REATTEMPTS },
  },
};
