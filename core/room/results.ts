// Result visibility (specification 2, section 3 "showAnswers").

import type { GameOptions } from '#core/room/gameOptions.ts';
import { isFinished, type RoomState } from '#core/room/phase.ts';

/**
 * True once the game shows its players results. Until then, scores and figures in a player's view are 0 and
 * mean nothing.
 */
export function showsResults({
  options,
  state,
}: {
  readonly options: Pick<GameOptions, 'showAnswers'>;
  readonly state: RoomState;
}): boolean {
  return options.showAnswers !== 'never' || isFinished(state);
}
