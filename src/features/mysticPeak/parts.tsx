// Lazily loaded part of the climb: status, result, and announcements.

import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { shownTier } from '#core/features/mysticPeak/tiers.ts';
import { finalRank } from '#core/views/figures.ts';
import { CampList } from '#src/features/mysticPeak/CampList.tsx';
import type { PlayerView } from '#core/views/playerView.ts';
import { avalancheLoss, nearestRivalMessage } from '#scenes/features/mysticPeak/stop/rivals/model.ts';
import type { Announcement, Shown, TwinProps } from '#src/game/phases/phase.ts';
import { message, type Message } from '#scenes/message.ts';
import { usePlace } from '#src/game/twins/placement.tsx';
import { useWords } from '#src/game/twins/useWords.ts';
import { avalancheOn } from '#core/features/mysticPeak/avalancheOn.ts';
import { obstacleNews } from '#scenes/features/mysticPeak/obstacles/spoken/model.ts';

export { lossMessage } from '#scenes/features/mysticPeak/model.ts';
export { actOnPeak } from '#src/features/mysticPeak/actions.ts';
export { musicLayersOfClimb } from '#src/features/mysticPeak/musicLayers.ts';
export {
  obstaclePhase,
  shownStop,
  stopPhase,
  peakPhase,
  waitingPhase,
} from '#src/features/mysticPeak/stopPhase.tsx';
export { followRivals } from '#src/features/mysticPeak/rivals.ts';
export { soundsOf } from '#src/features/mysticPeak/sounds.ts';

/** The climb in its player's summary: height, tier, and camps. */
export function ClimbWay({ view }: Pick<TwinProps, 'view'>): ReactNode {
  const { t } = useTranslation('mysticPeak');
  const id = useId();
  const { me, room, summary } = view;
  const { climb } = me;
  const { mountain } = room;
  if (!climb || !mountain || !summary) return null;
  const { playerCount, score } = summary;
  const tier = shownTier({ rank: finalRank(summary), score, possible: climb.possible }, playerCount);
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

/** The player's place on the climb; null without one. */
function placeMessage({ me, room: { mountain } }: PlayerView): Message | null {
  const { climb } = me;
  if (!climb || !mountain || me.isOver) return null;
  return climb.peakAt === null
    ? message('mysticPeak:status.camp', {
        camp: climb.camp,
        of: mountain.camps.length,
        settled: climb.settled,
        questions: climb.of,
      })
    : message('mysticPeak:status.peak');
}

/** Climbing progress, shown with score and streak. */
export function PeakStatus({ view, traces }: Pick<TwinProps, 'view' | 'traces'>): ReactNode {
  const say = useWords();
  const place = usePlace();
  const words = placeMessage(view);
  const rival = nearestRivalMessage(view, traces?.climbers);
  return (
    words && (
      <p {...place('climb', 'twin-score')}>
        {say(words)} {rival && say(rival)}
      </p>
    )
  );
}

/** A page that has just opened announces nothing. */
export function announcementsOf(previous: Shown | null, { view }: Shown): readonly Announcement[] {
  const { climb } = view.me;
  const before = previous?.view;
  if (!before || !climb) return [];
  const avalanche = avalancheOn(view);
  if (avalanche && before.room.mountain?.avalanche?.fallsAt !== avalanche.fallsAt)
    return [{ ...message('mysticPeak:avalanche.warning', { name: avalanche.by }), priority: 'assertive' }];
  const played = obstacleNews(before, view);
  if (played.length > 0) return played;
  const lost = climb.swept - (before.me.climb?.swept ?? climb.swept);
  if (lost > 0) return [avalancheLoss(lost, (avalancheOn(before) ?? avalanche)?.by ?? '')];
  // After each answer.
  const place = view.slide?.feedback && !before.slide?.feedback ? placeMessage(view) : null;
  return place ? [place] : [];
}
