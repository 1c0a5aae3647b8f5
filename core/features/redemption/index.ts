import type { FeatureManifest } from '#core/features/manifest.ts';

/** A wrong answer that can be retried now. */
export interface SecondChance {
  readonly questionId: string;
  /** 0-based place in the player's own order. */
  readonly index: number;
  readonly text: string;
}

interface RedemptionFields {
  readonly options: {
    /** True if wrong answers can be retried, once each. */
    readonly redemption: 'yes' | 'no';
  };
  readonly choice: {
    /** Second chances to choose from before the next question; empty if there are none. */
    readonly secondChances: readonly SecondChance[];
  };
  readonly hostRow: {
    /** True if the player is retrying wrong answers, or choosing whether to. */
    readonly atSecondChances: boolean;
  };
}

declare module '#core/room/feature.ts' {
  interface Features {
    readonly redemption: RedemptionFields;
  }
}

export const redemption: FeatureManifest<'redemption'> = {
  options: {
    // An explanation that comes with each answer would tell what the second one should be.
    redemption: {
      usual: 'no',
      choices: ['yes', 'no'],
      givesWay: ({ isAnswerExplanationEnabled }) => isAnswerExplanationEnabled,
    },
  },
};
