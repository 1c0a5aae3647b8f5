import type { FormattedText } from '#core/content/formattedText.ts';
import type { FeatureManifest } from '#core/features/manifest.ts';

/** Hints to a question: those that the player has asked for, and how many are left. */
export interface HintsView {
  readonly taken: readonly FormattedText[];
  readonly left: number;
}

interface HintsFields {
  readonly options: {
    /** Whether players may ask for the hints that questions have. */
    readonly areHintsEnabled: boolean;
  };
  readonly slide: {
    /** To the open question. */
    readonly hints: HintsView;
  };
  readonly reportResponse: {
    /** Hints to the question that were taken. */
    readonly hints: number;
  };
}

declare module '#core/room/feature.ts' {
  interface Features {
    readonly hints: HintsFields;
  }
}

export const hints: FeatureManifest<'hints'> = {
  options: {
    areHintsEnabled: { usual: false, alone: true, isKeptAgain: true },
  },
};
