import type { GroupPlace } from '#core/features/manifest.ts';
import { teamId } from '#core/features/teams/teams.ts';

export const placing: GroupPlace = {
  rowId: ({ team }) => (team === null ? null : teamId(team)),
  place: ({ team }) => team,
};
