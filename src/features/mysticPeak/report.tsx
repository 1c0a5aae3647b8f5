// The climb of a player: columns of the table of players, a line in the report of one, and arrivals on the time line.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hasMountain } from '#core/features/mysticPeak/hasMountain.ts';
import { shownTier } from '#core/features/mysticPeak/tiers.ts';
import type { HostClimbView } from '#core/features/mysticPeak/views.ts';
import type { HostPlayerRow } from '#core/views/hostView.ts';
import type { PlayerFact, ReportFeature, ReportText } from '#src/areas/reports/reportFeature.ts';

const fact = (name: string, of: (climb: HostClimbView) => string | number): PlayerFact => ({
  isIn: hasMountain,
  title: (t: ReportText) => t(`reports:column.${name}`),
  of: ({ climb }) => (climb ? of(climb) : 0),
});

const sum = ({ past }: HostClimbView, what: 'firstGoes' | 'passed'): number =>
  past.reduce((all, camp) => all + camp[what], 0);

function PlayerWords({ player: { climb } }: { readonly player: HostPlayerRow }): ReactNode {
  const { t } = useTranslation('reports');
  if (!climb || climb.past.length === 0) return null;
  return (
    <ol className="muted">
      {climb.past.map(({ role, points, firstGoes, of, passed }, index) => (
        // Camps stand in their order, and none goes.
        // biome-ignore lint/suspicious/noArrayIndexKey: a camp is its place
        <li key={index}>
          {t('reports:climb.camp', {
            role: t(`reports:climb.role.${role}`),
            points,
            right: firstGoes,
            of,
            count: passed,
          })}
        </li>
      ))}
    </ol>
  );
}

export const mysticPeak: ReportFeature = {
  playerFacts: [
    {
      isIn: hasMountain,
      title: (t) => t('reports:column.climbTier'),
      of({ climb, rank, score }, { room, t }) {
        const tier = climb && shownTier({ rank, score, asked: climb.asked }, room.playerCount);
        return tier ? t(`reports:climb.tier.${tier}`) : null;
      },
    },
    fact('climbHeight', ({ height }) => height),
    {
      isIn: hasMountain,
      title: (t) => t('reports:column.climbRoles'),
      of: ({ climb }, { t }) =>
        climb?.past.map(({ role }) => t(`reports:climb.role.${role}`)).join(', ') ?? '',
    },
    fact('climbFirstGoes', (climb) => sum(climb, 'firstGoes')),
    fact('climbPasses', (climb) => sum(climb, 'passed')),
    fact('climbWon', ({ won, played }) => `${won}/${played}`),
    fact('climbSwept', ({ swept }) => swept),
  ],
  PlayerWords,
  markText({ peak }, _nameOf, t) {
    if (!peak) return null;
    switch (peak.type) {
      case 'way':
        return t('reports:climb.mark.way', { way: t(`reports:climb.role.${peak.role}`) });
      case 'obstacle':
        return t('reports:climb.mark.obstacle', {
          game: t(`reports:climb.game.${peak.game}`),
          difficulty: t(`reports:climb.difficulty.${peak.difficulty}`),
        });
      case 'result':
        return t(`reports:climb.mark.${peak.result}`);
      case 'camp':
      case 'avalanche':
        return t(`reports:climb.mark.${peak.type}`, { camp: peak.camp });
      default:
        return t(`reports:climb.mark.${peak.type}`);
    }
  },
};
