// Whether players know by now how they do (specification 2, section 3 "showAnswers").

import type { GameOptions } from '#core/room/gameOptions.ts';
import { isFinished, type RoomState } from '#core/room/phase.ts';

/** Whether the game tells its players results by now. Until it does, scores and figures of a player's view are 0 and mean nothing. */
export function tellsResults({
  options,
  state,
}: {
  readonly options: Pick<GameOptions, 'showAnswers'>;
  readonly state: RoomState;
}): boolean {
  return options.showAnswers !== 'never' || isFinished(state);
}
