import type { FeatureManifest } from '#core/features/manifest.ts';
import { MOUNTAINS, type MountainKind } from '#core/features/mysticPeak/ids.ts';
import type { MysticPeakViews } from '#core/features/mysticPeak/views.ts';
import { inLiveGames } from '#core/room/option.ts';

interface MysticPeakFields extends MysticPeakViews {
  readonly options: {
    /** yes: stops between questions, with roles, obstacles and power-up selections. */
    readonly breakRooms: 'yes' | 'no';
    /** Look of the mountain. */
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
