// Answer distribution: a row for each answer with the number of players who gave it, and one for players
// without an answer.

import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Distribution } from '#core/questions/question.ts';
import { shareReached } from '#core/views/figures.ts';
import '#src/questions/spreadRows.css';

export interface SpreadRow {
  readonly id: string;
  /** Shown before the words. */
  readonly lead?: ReactNode;
  readonly words: ReactNode;
  /** Shown after the words. */
  readonly beside?: ReactNode;
  /** The option whose color the row has, from 1. */
  readonly option?: number;
  /** True if it is revealed as correct. */
  readonly right?: boolean;
  /** True if the host hides it from the room. */
  readonly hidden?: boolean;
  /** Number of players; null if it would reveal the correct answer. */
  readonly count: number | null;
}

export interface SpreadRowsProps {
  readonly rows: readonly SpreadRow[];
  readonly distribution: Distribution;
}

export function SpreadRows({ rows, distribution }: SpreadRowsProps): ReactNode {
  const { t } = useTranslation('host');
  const { unanswered } = distribution;
  const none = { id: '', words: <span className="muted">{t('host:questions.unanswered')}</span> };
  const all: readonly SpreadRow[] = unanswered > 0 ? [...rows, { ...none, count: unanswered }] : rows;
  if (all.length === 0) return <p className="muted">{t('host:questions.noTexts')}</p>;
  return (
    <ul className="stack gap-2">
      {all.map(({ id, lead, words, beside, option, right, hidden, count }) => (
        <li
          key={id}
          className="spread-row strip gap-3"
          data-option={option}
          data-right={right}
          data-hidden={hidden || undefined}
          data-unanswered={id === '' || undefined}
        >
          {lead}
          <span className="spread-text fill">
            {words}
            {right && (
              <>
                {' '}
                <span className="right-mark rigid">
                  <Check size={16} strokeWidth={3} aria-hidden="true" />
                  <span className="visually-hidden">{t('host:question.right')}</span>
                </span>
              </>
            )}
          </span>
          {beside}
          {count !== null && (
            <span className="spread-count strip gap-3">
              <span className="bar fill" aria-hidden="true">
                <span className="bar-fill" style={{ width: `${100 * shareReached(count, distribution)}%` }} />
              </span>
              <strong className="figure">{count}</strong>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
