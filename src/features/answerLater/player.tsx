// Leaving a question for the end: a button in the bar, and what is said once it comes again.

import { laterIntents } from '#src/features/answerLater/intents.ts';
import { postponed as phases } from '#src/features/answerLater/postponed.ts';
import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { askedMoment } from '#core/views/playerView.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import type { BarProps, PlayerFeature } from '#src/game/playerFeature.ts';
import type { Announcement, Shown } from '#src/game/phases/phase.ts';

function LaterButton({ open, onIntent }: BarProps): ReactNode {
  const { t } = useTranslation('play');
  if (!open?.mayPostpone) return null;
  const { postponed: waiting } = open;
  return (
    <button type="button" className="bar-button" onClick={() => onIntent({ type: 'later' })}>
      <Hourglass size={18} />
      <span aria-hidden="true">{t('play:postpone.short')}</span>
      {waiting > 0 && (
        <span className="bar-button-count tabular text-center" aria-hidden="true">
          {waiting}
        </span>
      )}
      <span className="visually-hidden">
        {waiting === 0
          ? t('play:postpone.button')
          : `${t('play:postpone.button')} (${t('play:postpone.waiting', { count: waiting })})`}
      </span>
    </button>
  );
}

function AgainRow({ open, texts, onIntent }: BarProps): ReactNode {
  const { t } = useTranslation('play');
  const { notices } = useServices();
  if (!open?.wasPostponed) return null;
  const skipAll = async () => {
    const question = {
      title: t('play:postpone.skipTitle', { count: open.skippable.length }),
      body: t(texts.skipAll ?? 'play:postpone.skipBody'),
      confirm: t('play:postpone.skipConfirm'),
      cancel: t('play:postpone.skipStay'),
      danger: true,
    };
    if (await notices.confirm(question)) onIntent({ type: 'skipMany' });
  };
  return (
    <div className="game-note game-note--row row">
      <p>{t('play:postpone.again', { count: open.postponed + 1 })}</p>
      {open.skippable.length > 0 && (
        <button type="button" className="bar-button" onClick={() => void skipAll()}>
          {t('play:postpone.skipAll')}
        </button>
      )}
    </div>
  );
}

/** That a question is left for later, and that one has come again. */
function announcementsOf(previous: Shown | null, { view, scene }: Shown): readonly Announcement[] {
  const { slide } = view;
  if (!slide) return [];
  const waited = previous?.view.slide?.postponed ?? 0;
  if (!slide.question)
    return slide.postponed > waited
      ? [{ key: 'play:say.postponed', values: { count: slide.postponed } }]
      : [];
  const isNew = !previous || askedMoment(previous.view) !== askedMoment(view);
  const comesAgain =
    scene === 'question' && isNew && slide.state === 'active' && !slide.answered && slide.wasPostponed;
  return comesAgain ? [{ key: 'play:say.again' }] : [];
}

export const answerLater: PlayerFeature = {
  intents: laterIntents,
  phases,

  OfQuestion: LaterButton,
  Row: AgainRow,
  announces: announcementsOf,
};
