// Playing a finished game once more, alone (specification 2, section 3 "Replay metadata", section 9 "default replay question count").

import { isRunByPlayer } from '#core/modes/registry.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import { type GameType, isFinished, type PlayMode, type RoomState } from '#core/room/phase.ts';

export const AGAIN = {
  /** Questions of such a game, or all where there are fewer. */
  questions: 12,
} as const;

/**
 * Whether a player may: once the game is over for all, and where its summary tells every right answer anyway. Practice has attempts of
 * its own, and friends challenge each other anew.
 */
export function mayPlayAgain({
  type,
  state,
  playMode,
  options,
}: {
  readonly type: GameType;
  readonly state: RoomState;
  readonly playMode: PlayMode;
  readonly options: GameOptions;
}): boolean {
  return (
    isFinished(state) &&
    playMode !== 'solo' &&
    !isRunByPlayer({ type }) &&
    options.studentQuizReview === 'yes'
  );
}
