import { inLiveGames, type Options } from '#core/room/option.ts';

export interface ReactionsOptions {
  /** Whether students can show reactions to the room, between questions. */
  readonly reactions: boolean;
}

export const options: Options<ReactionsOptions> = {
  // Games from before there were reactions have none; the kinds of games that have them say so.
  reactions: { usual: false, plain: false, inGame: inLiveGames },
};
