import type { FeatureManifest } from '#core/features/manifest.ts';
import { placing } from '#core/features/teams/placing.ts';
import type { Team } from '#core/features/teams/teams.ts';

interface TeamsFields {
  readonly room: {
    /** Empty when the game has no teams. */
    readonly teams: readonly Team[];
  };
  readonly me: {
    /** Index of the player's team in the room's `teams`; null without one. */
    readonly team: number | null;
  };
  readonly lobbyPlayer: {
    /** Index of the team; null without one. */
    readonly team: number | null;
  };
  readonly boardRow: {
    /** The team this row represents and its number of players; null for a player's row. */
    readonly team: { readonly index: number; readonly players: number } | null;
  };
  readonly summary: {
    /**
     * Place of the player's team among the teams that played; null without a team, or if the game shows no
     * ranks.
     */
    readonly team: { readonly rank: number; readonly score: number; readonly count: number } | null;
  };
  readonly hostRow: {
    /** Index of the team; null without one. */
    readonly team: number | null;
  };
}

declare module '#core/room/feature.ts' {
  interface Features {
    readonly teams: TeamsFields;
  }
}

export const teams: FeatureManifest<'teams'> = {
  placing,
};
