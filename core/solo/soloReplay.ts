// Replaying a finished game alone (specification 2, section 3 "Replay metadata", section 9 "default replay
// question count").

import { isRunByPlayer } from '#core/modes/registry.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import { type GameType, isFinished, type PlayMode, type RoomState } from '#core/room/phase.ts';

export const SOLO_REPLAY = {
  /** Questions in a replay; all if there are fewer. */
  questions: 12,
} as const;

/**
 * True if players may replay the game: it is over for everyone, and its summary shows every key anyway.
 * Practice has its own attempts, and friends start another challenge.
 */
export function mayReplay({
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
