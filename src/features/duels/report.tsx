// Duels in reports: columns of the table of players, and a line in a player's report.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HostPlayerRow } from '#core/views/hostView.ts';
import type { ReportAttempt } from '#core/views/report.ts';
import type { PlayerFact, ReportFeature, ReportText } from '#src/host/files/reportFeature.ts';
import { tookPartInDuels, DUEL_COUNTS } from '#src/features/duels/counts.ts';
import { duelText } from '#src/features/duels/duelText.ts';

/** True if anyone took part in duels, even if they were switched off later. */
function hadDuels(_room: unknown, players: readonly HostPlayerRow[]): boolean {
  return players.some(tookPartInDuels);
}

const counted = (what: (typeof DUEL_COUNTS)[number]): PlayerFact => ({
  isIn: hadDuels,
  title: (t: ReportText) => t(`reports:column.${what}`),
  of: ({ duel }) => duel?.[what] ?? 0,
});

function pointsOf(counting: ReportAttempt | null): number {
  return (counting?.ledger ?? []).reduce(
    (sum, { source, points }) => (source === 'duels' ? sum + points : sum),
    0,
  );
}

function PlayerNote({ player }: { readonly player: HostPlayerRow }): ReactNode {
  const { t } = useTranslation('reports');
  const { duel } = player;
  if (!duel || !tookPartInDuels(player)) return null;
  const parts = DUEL_COUNTS.map((what) => t(`reports:duels.${what}`, { count: duel[what] }));
  return <p className="muted">{t('reports:duels.all', { facts: parts.join(', ') })}</p>;
}

export const duels: ReportFeature = {
  playerFacts: [
    ...DUEL_COUNTS.map(counted),
    {
      isIn: hadDuels,
      title: (t) => t('reports:column.duelPoints'),
      of: (_player, { counting }) => pointsOf(counting),
    },
  ],
  PlayerNote,
  markText({ duel }, nameOf, t) {
    if (!duel) return null;
    if (duel.type === 'shield') return duelText(t, duel, { by: nameOf(duel.by) });
    const { by, on, third } = duel;
    return duelText(t, duel, { by: nameOf(by), on: nameOf(on), third: third === null ? '' : nameOf(third) });
  },
};
