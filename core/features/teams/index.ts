import type { FeatureManifest } from '#core/features/manifest.ts';
import { placing } from '#core/features/teams/placing.ts';
import type { Team } from '#core/features/teams/teams.ts';

interface TeamsFields {
  readonly room: {
    /** None where everybody plays alone. */
    readonly teams: readonly Team[];
  };
  readonly me: {
    /** Index of the own team among the room's; null where there is none. */
    readonly team: number | null;
  };
  readonly lobbyPlayer: {
    /** Index of the team; null where there is none. */
    readonly team: number | null;
  };
  readonly boardRow: {
    /** Index of the team that this row stands for, and how many play in it; null for a player. */
    readonly team: { readonly index: number; readonly players: number } | null;
  };
  readonly summary: {
    /** The own team among those that played; null where there is none, and where the game shows no ranks. */
    readonly team: { readonly rank: number; readonly score: number; readonly count: number } | null;
  };
  readonly hostRow: {
    /** Index of the team; null where there is none. */
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
