// The features that rank others in the players' place: a line each.

import { firstAnswer } from '#core/collections/firstAnswer.ts';
import type { Placing } from '#core/features/placing.ts';
import { placing as teams } from '#core/features/teams/placing.ts';
import type { OwnState, Summary } from '#core/views/playerView.ts';

const PLACINGS: readonly Placing[] = [teams];

/** The id of the row that is the reader's own. */
export function ownRowId(me: OwnState): string {
  return firstAnswer(PLACINGS, (placing) => placing.rowId(me)) ?? me.playerId;
}

/** The place of those in whose name the player is ranked; null where each player is. */
export function sharedPlace(summary: Summary | null): ReturnType<Placing['place']> {
  return summary && firstAnswer(PLACINGS, (placing) => placing.place(summary));
}
