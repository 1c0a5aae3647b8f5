import type { DuelsViews } from '#core/features/duels/views.ts';
import type { FeatureManifest } from '#core/features/manifest.ts';
import { inLiveGames } from '#core/room/option.ts';

interface DuelsFields extends DuelsViews {
  readonly options: {
    /** True if correct answers lead to strikes and shields. */
    readonly isDuelEnabled: boolean;
  };
}

declare module '#core/room/feature.ts' {
  interface Features {
    readonly duels: DuelsFields;
  }
}

export const duels: FeatureManifest<'duels'> = {
  options: {
    isDuelEnabled: { usual: false, plain: false, alone: false, inGame: inLiveGames },
  },
};
