// What a climb came to, in the summary of its player: how high, the tier, and camp by camp.

import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { shownTier } from '#core/features/mysticPeak/tiers.ts';
import { finalRank } from '#core/views/figures.ts';
import { CampList } from '#src/features/mysticPeak/CampList.tsx';
import type { TwinProps } from '#src/game/phases/phase.ts';

export function ClimbWay({ view }: Pick<TwinProps, 'view'>): ReactNode {
  const { t } = useTranslation('mysticPeak');
  const id = useId();
  const { me, room, summary } = view;
  const { climb } = me;
  const { mountain } = room;
  if (!climb || !mountain || !summary) return null;
  const { playerCount, score } = summary;
  const tier = shownTier({ rank: finalRank(summary), score, asked: climb.asked }, playerCount);
  return (
    <section className="climb-way" aria-labelledby={id}>
      <h2 id={id}>{t('mysticPeak:way.title')}</h2>
      <p>
        {climb.peakAt === null
          ? t('mysticPeak:way.camp', { camp: climb.camp, of: mountain.camps.length })
          : t(climb.mastered ? 'mysticPeak:way.mastered' : 'mysticPeak:way.peak')}
      </p>
      {tier && (
        <p className="climb-tier" data-tier={tier}>
          {t('mysticPeak:way.tier', { tier: t(`mysticPeak:tier.${tier}`) })}
        </p>
      )}
      <CampList past={climb.past} />
    </section>
  );
}
