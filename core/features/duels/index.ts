import type { DuelsViews } from '#core/features/duels/views.ts';
import type { FeatureManifest } from '#core/features/manifest.ts';
import { inLiveGames } from '#core/room/option.ts';

export const DUEL_VERSION = '2.1';

interface DuelsFields extends DuelsViews {
  readonly options: {
    /** True if correct answers lead to strikes and shields. */
    readonly isDuelEnabled: boolean;
    /** The only version of the rules that there is. */
    readonly duelVersion: typeof DUEL_VERSION;
  };
  readonly optionAliases: {
    readonly duel: 'yes' | 'no';
  };
}

declare module '#core/room/feature.ts' {
  interface Features {
    readonly duels: DuelsFields;
  }
}

export const duels: FeatureManifest<'duels'> = {
  options: {
    isDuelEnabled: {
      usual: false,
      alias: { name: 'duel', values: { yes: true, no: false } },
      plain: false,
      alone: false,
      inGame: inLiveGames,
    },
    duelVersion: { usual: DUEL_VERSION, choices: [DUEL_VERSION] },
  },
};
