import type { FeatureManifest } from '#core/features/manifest.ts';

/** A question as it is looked over before the answers are handed in. */
export interface ReviewItem {
  readonly questionId: string;
  /** 0-based place in the player's own order. */
  readonly index: number;
  readonly text: string;
  readonly isAnswered: boolean;
  /** Whether the answer can still be given or changed. */
  readonly mayRevise: boolean;
}

interface ReviewFields {
  readonly options: {
    /** Whether players look their answers over, and may change them, before they hand them in; where nothing is told before the end. */
    readonly reviewAndSubmit: boolean;
  };
  readonly choice: {
    /** At the end, where answers are looked over before they are handed in: every question; empty elsewhere. */
    readonly review: readonly ReviewItem[];
  };
  readonly hostRow: {
    /** Whether the player has met every question and looks the answers over before handing them in. */
    readonly atReview: boolean;
  };
}

declare module '#core/room/feature.ts' {
  interface Features {
    readonly review: ReviewFields;
  }
}

export const review: FeatureManifest<'review'> = {
  options: { reviewAndSubmit: { usual: false } },
};
