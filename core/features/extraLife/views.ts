// What views show of it.

import type { ExtraLifeState } from '#core/features/extraLife/extraLife.ts';

/** An extra life that is offered. */
export interface LifeOfferView {
  /** Server time in ms until which it can be used; null without a timer, and while paused. */
  readonly until: number | null;
}

export interface ExtraLifeViews {
  readonly me: {
    /** What has become of the extra life of this attempt; null where the game has none. */
    readonly extraLife: ExtraLifeState | null;
  };
  readonly slide: {
    /** Whether it is, or was, asked by the extra life. */
    readonly byExtraLife: boolean;
  };
  readonly summaryItem: {
    /** Whether it was answered by the extra life. */
    readonly byExtraLife: boolean;
  };
  readonly choice: {
    /** The extra life, as long as the player has to decide whether to use it on this question; null where it is not offered. */
    readonly lifeOffer: LifeOfferView | null;
  };
  readonly reportResponse: {
    /** Whether it was answered by the extra life. */
    readonly byExtraLife: boolean;
  };
}
