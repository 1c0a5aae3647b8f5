import type { FormattedText } from '#core/content/formattedText.ts';
import type { FeatureManifest } from '#core/features/manifest.ts';

/** Hints the player has taken for a question, and how many are left. */
export interface HintsView {
  readonly taken: readonly FormattedText[];
  readonly left: number;
}

interface HintsFields {
  readonly options: {
    /** True if players may ask for a question's hints. */
    readonly areHintsEnabled: boolean;
  };
  readonly slide: {
    /** For the open question. */
    readonly hints: HintsView;
  };
  readonly reportResponse: {
    /** Number of hints taken for the question. */
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
    areHintsEnabled: { usual: false, alone: true, isKeptInReplay: true },
  },
};
