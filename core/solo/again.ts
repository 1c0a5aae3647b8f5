// Playing a finished game once more, alone (specification 2, section 3 "Replay metadata", section 9 "default replay question count").

import type { GameOptions } from '#core/room/options.ts';
import { isFinished, type PlayMode, type RoomState } from '#core/room/phase.ts';

export const AGAIN = {
  /** Questions of such a game, or all where there are fewer. */
  questions: 12,
} as const;

/**
 * Whether a player may: once the game is over for all, and where its summary tells every right answer anyway. Practice has attempts of
 * its own.
 */
export function mayPlayAgain({
  state,
  playMode,
  options,
}: {
  readonly state: RoomState;
  readonly playMode: PlayMode;
  readonly options: GameOptions;
}): boolean {
  return isFinished(state) && playMode !== 'solo' && options.studentQuizReview === 'yes';
}
