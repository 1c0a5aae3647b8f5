import type { FeatureManifest } from '#core/features/manifest.ts';
import { MOUNTAINS, type MountainKind } from '#core/features/mysticPeak/ids.ts';
import type { MysticPeakViews } from '#core/features/mysticPeak/views.ts';
import { inLiveGames } from '#core/room/option.ts';

interface MysticPeakFields extends MysticPeakViews {
  readonly options: {
    /** Whether there is anything between the questions: roles, obstacles and power-ups to choose from. */
    readonly breakRooms: 'yes' | 'no';
    /** How the mountain looks. */
    readonly mountain: MountainKind;
  };
}

declare module '#core/room/feature.ts' {
  interface Features {
    readonly mysticPeak: MysticPeakFields;
  }
}

export const mysticPeak: FeatureManifest<'mysticPeak'> = {
  options: {
    breakRooms: { usual: 'yes', choices: ['yes', 'no'], inGame: inLiveGames },
    mountain: { usual: 'default', choices: MOUNTAINS, byPlayers: true },
  },
};
