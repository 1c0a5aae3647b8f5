// As whom a player is ranked, where a feature ranks others in the players' place: what a screen needs for it. A line each.

import { placing as teams } from '#core/features/teams/placing.ts';
import type { OwnState, Summary } from '#core/views/playerView.ts';

export interface Placing {
  /** The id of the row that is the reader's own; null where it is the player's. */
  rowId(me: OwnState): string | null;
  /** The place of that row at the end, and how many rows there are; null where it is the player's. */
  place(summary: Summary): { readonly rank: number; readonly score: number; readonly count: number } | null;
}

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
