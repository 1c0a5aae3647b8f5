import type { FeatureManifest } from '#core/features/manifest.ts';

/** A wrong answer that can be made up for now. */
export interface SecondChance {
  readonly questionId: string;
  /** 0-based place in the player's own order. */
  readonly index: number;
  readonly text: string;
}

interface RedemptionFields {
  readonly options: {
    /** Whether wrong answers can be made up for, once each. */
    readonly redemption: 'yes' | 'no';
  };
  readonly choice: {
    /** What the player can choose from before the next question; empty where there is nothing. */
    readonly secondChances: readonly SecondChance[];
  };
  readonly hostRow: {
    /** Whether the player makes up for wrong answers now, or chooses whether to. */
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
    redemption: { usual: 'no', choices: ['yes', 'no'] },
  },
};
