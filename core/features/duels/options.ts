import { inLiveGames, type Options } from '#core/room/option.ts';

export interface DuelsOptions {
  /** Whether right answers lead to strikes and shields. */
  readonly isDuelEnabled: boolean;
}

export const options: Options<DuelsOptions> = {
  isDuelEnabled: { usual: false, plain: false, alone: false, inGame: inLiveGames },
};
