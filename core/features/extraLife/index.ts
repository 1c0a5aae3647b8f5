import type { ExtraLifeState } from '#core/features/extraLife/extraLife.ts';
import type { FeatureManifest } from '#core/features/manifest.ts';

/** An extra life that is offered. */
export interface LifeOfferView {
  /** Server time in ms until which it can be used; null without a timer, and while paused. */
  readonly until: number | null;
}

interface ExtraLifeFields {
  readonly options: {
    /** Whether each attempt has an extra life: one missed question may be answered once more at once. */
    readonly extraLife: 'enabled' | 'disabled';
  };
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
