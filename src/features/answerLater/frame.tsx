// Leaving a question for the end: a button in the bar, and what is said once it comes again.

import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BarProps, FramePart } from '#src/features/framePart.ts';

function LaterButton({ open, onIntent }: BarProps): ReactNode {
  const { t } = useTranslation('play');
  if (!open?.mayPostpone) return null;
  const { postponed: waiting } = open;
  return (
    <button type="button" className="bar-button" onClick={() => onIntent({ type: 'later' })}>
      <Hourglass size={18} aria-hidden="true" />
      <span aria-hidden="true">{t('play:postpone.short')}</span>
      {waiting > 0 && (
        <span className="bar-button-count" aria-hidden="true">
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

function AgainRow({ open, onSkipAll }: BarProps): ReactNode {
  const { t } = useTranslation('play');
  if (!open?.wasPostponed) return null;
  return (
    <div className="game-note game-note--row">
      <p>{t('play:postpone.again', { count: open.postponed + 1 })}</p>
      {open.skippable.length > 0 && (
        <button type="button" className="bar-button" onClick={onSkipAll}>
          {t('play:postpone.skipAll')}
        </button>
      )}
    </div>
  );
}

export const answerLater: FramePart = { OfQuestion: LaterButton, Row: AgainRow };
