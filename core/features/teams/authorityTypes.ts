import type { AtHost, ByHost, OfSeat } from '#core/authority/origins.ts';
import type { Team } from '#core/features/teams/teams.ts';

export interface TeamsTypes {
  readonly room: {
    /** None where everybody plays alone. */
    readonly teams: readonly Team[];
  };
  readonly player: {
    /** Index among the room's teams; absent where there are none, and while the player is not let in. */
    readonly team?: number;
  };
  readonly hostCommand: /** So many teams. */
    | ({ readonly type: 'setTeams'; readonly teams: number } & ByHost)
    /** Deals the players anew. */
    | ({ readonly type: 'shuffleTeams' } & ByHost)
    /** `name`: null for that of the team's character. */
    | ({ readonly type: 'nameTeam'; readonly team: number; readonly name: string | null } & ByHost)
    | ({ readonly type: 'moveToTeam'; readonly playerId: string; readonly team: number } & ByHost);
  readonly event:
    | ({ readonly type: 'teamsSet'; readonly teams: number } & AtHost)
    | ({ readonly type: 'teamsShuffled' } & AtHost)
    | ({ readonly type: 'teamNamed'; readonly team: number; readonly name: string | null } & AtHost)
    | ({ readonly type: 'playerTeamed'; readonly team: number; readonly commandId: string } & OfSeat);
  readonly refusal: 'team.NOT_FOUND' | 'team.DUPLICATE_NAME';
}
