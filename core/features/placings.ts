// The features that rank others in the players' place: a line each.

import type { Placing } from '#core/features/placing.ts';
import { placing as teams } from '#core/features/teams/placing.ts';
import type { OwnState, Summary } from '#core/views/playerView.ts';

const PLACINGS: readonly Placing[] = [teams];

function firstOf<Found>(find: (placing: Placing) => Found | null): Found | null {
  for (const placing of PLACINGS) {
    const found = find(placing);
    if (found !== null) return found;
  }
  return null;
}

/** The id of the row that is the reader's own. */
export function ownRowId(me: OwnState): string {
  return firstOf((placing) => placing.rowId(me)) ?? me.playerId;
}

/** The place of those in whose name the player is ranked; null where each player is. */
export function sharedPlace(summary: Summary | null): ReturnType<Placing['place']> {
  return summary && firstOf((placing) => placing.place(summary));
}
