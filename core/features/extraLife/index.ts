import type { ExtraLifeState } from '#core/features/extraLife/extraLife.ts';
import type { FeatureManifest } from '#core/features/manifest.ts';

/** An offered extra life. */
export interface LifeOfferView {
  /** Server time in ms until which it can be used; null without a timer and while paused. */
  readonly until: number | null;
}

interface ExtraLifeFields {
  readonly options: {
    /**
     * True if each attempt has an extra life, with which one missed question may be answered again right
     * away.
     */
    readonly extraLife: 'enabled' | 'disabled';
  };
  readonly me: {
    /** State of this attempt's extra life; null if the game has none. */
    readonly extraLife: ExtraLifeState | null;
  };
  readonly slide: {
    /** True if it is or was asked by the extra life. */
    readonly byExtraLife: boolean;
  };
  readonly summaryItem: {
    /** True if it was answered by the extra life. */
    readonly byExtraLife: boolean;
  };
  readonly choice: {
    /** The offer while the player has to decide on it; null if there is none. */
    readonly lifeOffer: LifeOfferView | null;
  };
  readonly reportResponse: {
    /** True if it was answered by the extra life. */
    readonly byExtraLife: boolean;
  };
}

declare module '#core/room/feature.ts' {
  interface Features {
    readonly extraLife: ExtraLifeFields;
  }
}

export const extraLife: FeatureManifest<'extraLife'> = {
  options: {
    extraLife: { usual: 'disabled', choices: ['enabled', 'disabled'] },
  },
};
