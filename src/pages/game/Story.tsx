// How a game went, told before its figures: what went well, and what is worth another look.

import { Check, Footprints, Mountain } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Summary, SummaryItem } from '#core/views/playerView.ts';
import { Highlights } from '#src/pages/game/Highlights.tsx';
import { rightAnswerOf } from '#src/game/twins/wording.ts';
import '#src/pages/game/summary.css';

/** Questions that are named; the others stand further below with them. */
const MOST_NAMED = 3;

export function Story({ summary }: { readonly summary: Summary }): ReactNode {
  const { t } = useTranslation('play');
  const { totalCorrect, couldBeRight, unjudged, moments } = summary;
  const missed = missedIn(summary.items);
  const went = totalCorrect + unjudged > 0 || moments.length > 0;
  if (!went && missed.length === 0) return null;
  const more = missed.length - MOST_NAMED;
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
        <section className="story-part" data-part="practise" aria-labelledby="story-practise">
          <h2 id="story-practise" className="story-title strip lead">
            <Footprints size={24} />
            {t('play:story.practise')}
          </h2>
          <ul className="story-missed grid">
            {missed.slice(0, MOST_NAMED).map(({ index, question, reveal }) => {
              const right = rightAnswerOf(question, reveal);
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

/** The questions of a summary that are worth another look. */
type Told = SummaryItem & { readonly question: NonNullable<SummaryItem['question']> };

/** Those that were not right in the end, in their order: a question that was asked again counts as it ended. */
function missedIn(items: readonly SummaryItem[]): readonly Told[] {
  const last = new Map<string, Told>();
  for (const item of items) if (isMet(item)) last.set(item.question.id, item);
  return [...last.values()].filter(
    ({ answer, result }) => answer === null || result === 'incorrect' || result === 'partial',
  );
}

/** Whether the player met it, and something was right. */
function isMet(item: SummaryItem): item is Told {
  return item.state !== null && item.question?.hasCorrectAnswer === true;
}
