import type { Placing } from '#core/features/manifest.ts';
import { teamId } from '#core/features/teams/teams.ts';

export const placing: Placing = {
  rowId: ({ team }) => (team === null ? null : teamId(team)),
  place: ({ team }) => team,
};
