import type { FeatureManifest } from '#core/features/manifest.ts';

/** A question at the review, before submission. */
export interface ReviewItem {
  readonly questionId: string;
  /** 0-based place in the player's own order. */
  readonly index: number;
  readonly text: string;
  readonly isAnswered: boolean;
  /** True if it can still be answered or changed. */
  readonly mayRevise: boolean;
}

interface ReviewFields {
  readonly options: {
    /**
     * True if players review and may change their answers before submitting them; only in games without
     * results before the end.
     */
    readonly reviewAndSubmit: boolean;
  };
  readonly choice: {
    /** All questions while the player is at the review; empty otherwise. */
    readonly review: readonly ReviewItem[];
  };
  readonly hostRow: {
    /** True if the player has met every question and is reviewing the answers. */
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
