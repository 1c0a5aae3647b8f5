import { MOUNTAINS, type MountainKind } from '#core/features/mysticPeak/ids.ts';
import { inLiveGames, type Options } from '#core/room/option.ts';

export interface MysticPeakOptions {
  /** Whether there is anything between the questions: roles, obstacles and power-ups to choose from. */
  readonly breakRooms: 'yes' | 'no';
  /** How the mountain looks. */
  readonly mountain: MountainKind;
}

export const options: Options<MysticPeakOptions> = {
  breakRooms: { usual: 'yes', choices: ['yes', 'no'], inGame: inLiveGames },
  mountain: { usual: 'default', choices: MOUNTAINS },
};
