import { inLiveGames, type Options } from '#core/room/option.ts';

export interface HandsOptions {
  /** Whether players can raise a hand. */
  readonly raiseHands: boolean;
}

export const options: Options<HandsOptions> = {
  raiseHands: { usual: true, alone: false, inGame: inLiveGames },
};
