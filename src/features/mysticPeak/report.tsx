// The climb in reports: table columns, a section in a player's report, a sheet of mini-games, and arrivals on
// the timeline.

import { hasMountain } from '#core/features/mysticPeak/hasMountain.ts';
import { shownTier } from '#core/features/mysticPeak/tiers.ts';
import type { HostClimbView } from '#core/features/mysticPeak/views.ts';
import type {
  ReportEntry,
  PlayerFact,
  ReportFeature,
  ReportText,
  ReportTable,
} from '#src/host/files/reportFeature.ts';
import type { Cell } from '#importers/sheets/cells.ts';
import { ClimbReport } from '#src/features/mysticPeak/ClimbReport.tsx';
import { obstacleText } from '#src/features/mysticPeak/obstacleText.ts';

const fact = (name: string, of: (climb: HostClimbView) => string | number): PlayerFact => ({
  isIn: hasMountain,
  title: (t: ReportText) => t(`reports:column.${name}`),
  of: ({ climb }) => (climb ? of(climb) : 0),
});

const passes = ({ past }: HostClimbView): number => past.reduce((all, camp) => all + camp.passed, 0);

/** Sheet with one row per mini-game met, so that wins can be counted by game, difficulty, and form. */
function obstaclesTable(entries: readonly ReportEntry[], t: ReportText): ReportTable | null {
  const rows = entries.flatMap(({ player, reported }) =>
    (reported.climb?.stops ?? []).flatMap((stop): readonly (readonly Cell[])[] => {
      if (stop.kind !== 'obstacle') return [];
      const { game, difficulty, form, result } = obstacleText(t, stop);
      const seconds = stop.tookMs === null ? null : Math.round(stop.tookMs / 100) / 10;
      return [[player.name, stop.camp, game, difficulty, form, result, stop.points, seconds]];
    }),
  );
  if (rows.length === 0) return null;
  const heads = ['player', 'camp', 'obstacle', 'difficulty', 'form', 'result', 'points', 'seconds'] as const;
  return {
    name: t('reports:sheet.obstacles'),
    rows: [heads.map((head) => t(`reports:column.${head}`)), ...rows],
  };
}

export const mysticPeak: ReportFeature = {
  playerFacts: [
    {
      isIn: hasMountain,
      title: (t) => t('reports:column.climbTier'),
      of({ climb, rank, score }, { room, t }) {
        const tier = climb && shownTier({ rank, score, possible: climb.possible }, room.playerCount);
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
    fact('climbPasses', passes),
    fact('climbWon', ({ won, played }) => `${won}/${played}`),
    {
      isIn: hasMountain,
      title: (t) => t('reports:column.climbGiven'),
      of: (_player, { reported: { climb } }) => climb?.avalanches.given.count ?? 0,
    },
    fact('climbSwept', ({ swept }) => swept),
  ],
  PlayerSection: ClimbReport,
  table: obstaclesTable,
  markText({ peak }, _nameOf, t) {
    if (!peak) return null;
    switch (peak.type) {
      case 'way':
        return t('reports:climb.mark.way', { way: t(`reports:climb.role.${peak.role}`) });
      case 'obstacle':
      case 'campGame':
        return t(`reports:climb.mark.${peak.type}`, {
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
