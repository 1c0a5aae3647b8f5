import type { ReportFeature } from '#src/host/files/reportFeature.ts';

export const teams: ReportFeature = {
  playerFacts: [
    {
      isIn: (room) => room.teams.length > 0,
      title: (t) => t('reports:column.team'),
      of: ({ team }, { room, t }) =>
        team === null ? null : (room.teams[team]?.name ?? t(`common:team.${team}`)),
    },
  ],
  isGroup: ({ team }) => team !== null,
};
