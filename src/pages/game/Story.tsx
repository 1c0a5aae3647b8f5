// Story of a game, shown before its figures: what went well, and what to review.

import { Check, Footprints, Mountain } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Summary, SummaryItem } from '#core/views/playerView.ts';
import { Highlights } from '#src/pages/game/Highlights.tsx';
import { inLines, rightAnswerOf } from '#src/game/twins/wording.ts';
import '#src/pages/game/summary.css';

/** Maximum number of questions listed; the others appear further down with all answers. */
const MAX_NAMED = 3;

export function Story({ summary }: { readonly summary: Summary }): ReactNode {
  const { t } = useTranslation('play');
  const { totalCorrect, partial, couldBeRight, unjudged, moments } = summary;
  const missed = missedIn(summary.items);
  const went = totalCorrect + partial + unjudged > 0 || moments.length > 0;
  if (!went && missed.length === 0) return null;
  const more = missed.length - MAX_NAMED;
  return (
    <div className="story grid gap-4">
      {went && (
        <section className="story-part" data-part="well" aria-labelledby="story-well">
          <h2 id="story-well" className="story-title strip lead">
            <Mountain size={24} />
            {t('play:story.well')}
          </h2>
          {totalCorrect > 0 && (
            <p className="story-line flex gap-3 strong">
              <Check size={24} />
              <span>
                {totalCorrect === couldBeRight
                  ? t('play:story.all', { count: couldBeRight })
                  : t('play:story.right', { right: totalCorrect, count: couldBeRight })}
              </span>
            </p>
          )}
          {partial > 0 && (
            <p className="story-line flex gap-3 strong">
              <Check size={24} />
              <span>{t('play:story.partly', { count: partial })}</span>
            </p>
          )}
          {unjudged > 0 && (
            <p className="story-line flex gap-3 strong">
              <Check size={24} />
              <span>{t('play:story.said', { count: unjudged })}</span>
            </p>
          )}
          <Highlights highlights={moments} />
        </section>
      )}
      {missed.length > 0 && (
        <section className="story-part" data-part="practice" aria-labelledby="story-practice">
          <h2 id="story-practice" className="story-title strip lead">
            <Footprints size={24} />
            {t('play:story.practice')}
          </h2>
          <ul className="story-missed grid">
            {missed.slice(0, MAX_NAMED).map(({ index, question, reveal }) => {
              const right = inLines(question, rightAnswerOf(question, reveal));
              return (
                <li key={index}>
                  <span className="clamp-2">{question.text || question.media?.alt}</span>
                  {right !== null && <strong>{right}</strong>}
                </li>
              );
            })}
          </ul>
          {more > 0 && <p className="muted">{t('play:story.more', { count: more })}</p>}
        </section>
      )}
    </div>
  );
}

/** A summary's question that is worth reviewing. */
type ShownItem = SummaryItem & { readonly question: NonNullable<SummaryItem['question']> };

/** Questions that didn't end up right, in order; a question asked several times counts by its last answer. */
function missedIn(items: readonly SummaryItem[]): readonly ShownItem[] {
  const last = new Map<string, ShownItem>();
  for (const item of items) if (isMet(item)) last.set(item.question.id, item);
  return [...last.values()].filter(
    ({ answer, result }) => answer === null || result === 'incorrect' || result === 'partial',
  );
}

/** True if the player got to the question, and it has a correct answer. */
function isMet(item: SummaryItem): item is ShownItem {
  return item.state !== null && item.question?.hasCorrectAnswer === true;
}
