// Review before submitting: all questions, whether they're answered, and a way back to each.

import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import type { PhasePageProps } from '#src/game/phases/phase.ts';
import { useHeadingFocus } from '#src/game/twins/useHeadingFocus.ts';
import { Button } from '#src/ui/Button.tsx';
import '#src/features/review/review.css';

export function ReviewView({ view, onIntent }: PhasePageProps): ReactNode {
  const { t } = useTranslation('ending');
  const { notices } = useServices();
  const heading = useHeadingFocus('review');
  const items = view.slide?.review ?? [];
  const open = items.filter(({ isAnswered, mayRevise }) => !isAnswered && mayRevise).length;
  const isPaused = view.room.state === 'paused';
  return (
    <main className="page review grid gap-5">
      <section className="card stack">
        <p className="eyebrow">{view.room.title}</p>
        <h1 ref={heading} tabIndex={-1} className="title">
          {t('ending:review.title')}
        </h1>
        <p className="muted">{lead()}</p>
        {isPaused && <p className="review-paused strong">{t('ending:review.paused')}</p>}
        <Button big className="review-submit" disabled={isPaused} onClick={() => void submit()}>
          {t('ending:review.submit')}
        </Button>
      </section>
      <ol className="review-items grid">
        {items.map(({ questionId, index, text, isAnswered, mayRevise }) => (
          <li key={questionId}>
            <button
              type="button"
              className="review-item grid full card"
              data-answered={isAnswered}
              disabled={!mayRevise || isPaused}
              onClick={() => onIntent({ type: 'revise', questionId })}
            >
              <span className="review-number centered bold">{index + 1}</span>
              <span className="strong breaks clamp-2">{text}</span>
              <span className="review-state strip gap-1 caption muted">
                {isAnswered ? <Check size={18} strokeWidth={3} /> : <Minus size={18} strokeWidth={3} />}
                {isAnswered ? t('ending:review.answered') : t('ending:review.unanswered')}
                {!mayRevise && ` · ${t('ending:review.closed')}`}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </main>
  );

  /** Submits the answers, after a confirmation. */
  async function submit() {
    const unanswered = items.filter(({ isAnswered }) => !isAnswered).length;
    const question = {
      title: t('ending:review.submitTitle'),
      body:
        unanswered === 0
          ? t('ending:review.submitBody')
          : t('ending:review.submitOpen', { count: unanswered }),
      confirm: t('ending:review.submit'),
      cancel: t('ending:review.stay'),
    };
    if (await notices.confirm(question)) onIntent({ type: 'finish' });
  }

  /** Returns the instruction at the top. */
  function lead(): string {
    if (open > 0) return t('ending:review.open', { count: open });
    return t(
      items.some(({ mayRevise }) => mayRevise) ? 'ending:review.changeable' : 'ending:review.nothingLeft',
    );
  }
}
