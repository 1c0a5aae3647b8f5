// What views show of it.

import type { Team } from '#core/features/teams/teams.ts';

export interface TeamsViews {
  readonly room: {
    /** None where everybody plays alone. */
    readonly teams: readonly Team[];
  };
  readonly me: {
    /** Index of the own team among the room's; null where there is none. */
    readonly team: number | null;
  };
  readonly hostRow: {
    /** Index of the team; null where there is none. */
    readonly team: number | null;
  };
}
