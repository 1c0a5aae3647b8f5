import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { TeamBoard } from '#src/features/teams/TeamBoard.tsx';
import { TeamRosters } from '#src/features/teams/TeamRosters.tsx';
import { Teams } from '#src/features/teams/Teams.tsx';
import type { HostFeature, PlayerNoteProps } from '#src/host/room/hostFeature.ts';
import { useTeamName } from '#src/features/teams/useTeamName.ts';

function Badge({ player: { team }, room }: PlayerNoteProps): ReactNode {
  const teamName = useTeamName();
  return team !== null && <span className="badge">{teamName(team, room.teams[team]?.name)}</span>;
}

export const teams: HostFeature = {
  report: {
    playerFacts: [
      {
        isIn: (room) => room.teams.length > 0,
        title: (t) => t('reports:column.team'),
        of: ({ team }, { room, t }) =>
          team === null ? null : (room.teams[team]?.name ?? t(`common:team.${team}`)),
      },
    ],
    isGroup: ({ team }) => team !== null,
  },
  Roster: Teams,
  Leaderboard: TeamBoard,
  projectorPanel: { Icon: Users, label: (t) => t('host:teams.title'), Panel: TeamRosters },
  badge: { at: 'identity', Badge },
};
