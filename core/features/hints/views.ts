// What views show of it.

import type { FormattedText } from '#core/content/formattedText.ts';

/** Hints to a question: those that the player has asked for, and how many are left. */
export interface HintsView {
  readonly taken: readonly FormattedText[];
  readonly left: number;
}

export interface HintsViews {
  readonly slide: {
    /** To the open question. */
    readonly hints: HintsView;
  };
  readonly reportResponse: {
    /** Hints to the question that were taken. */
    readonly hints: number;
  };
}
