// How the answers spread: over the options, or over what was typed; and who gave none. What is right shows only when the teacher asks for it.

import { Check, Eye, EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shareOfHad } from '#core/views/figures.ts';
import type { HostQuestionRow } from '#core/views/hostView.ts';
import { Thumbnail } from '#src/areas/library/quiz/AuthoredItem.tsx';
import type { TextChoice } from '#src/host/room/useControls.ts';
import { rightAnswerOf } from '#src/twins/wording.ts';
import '#src/host/room/distribution.css';
import '#src/host/shell/bar.css';
import '#src/host/shell/figure.css';
import '#src/host/shell/optionMark.css';
import '#src/host/shell/tag.css';

export type HideText = (which: TextChoice) => void;

export interface DistributionProps {
  readonly row: HostQuestionRow;
  readonly answers: boolean;
  /** Absent where the room sees no texts, or none any more. */
  readonly onHide?: HideText | undefined;
}

export function Distribution({ row, answers, onHide }: DistributionProps): ReactNode {
  const { t } = useTranslation('host');
  const { question, reveal, distribution, hiddenTexts, withheldTexts } = row;
  const right = answers ? rightAnswerOf(question, reveal) : null;
  if (!('options' in question)) {
    // The order must not tell what is right either.
    const texts = answers ? distribution.texts : distribution.texts.toSorted((a, b) => b.count - a.count);
    return (
      <div className="stack">
        {right !== null && <p className="note">{t('host:question.rightIs', { answer: right })}</p>}
        {distribution.texts.length === 0 && distribution.unanswered === 0 ? (
          <p className="muted">{t('host:questions.noTexts')}</p>
        ) : (
          <ul className="texts">
            {texts.map(({ text, count, correct }) => {
              const hidden = hiddenTexts.includes(text);
              return (
                <li
                  key={text}
                  className="text-count"
                  data-right={answers && correct}
                  data-hidden={hidden || undefined}
                >
                  <span className="text-count-text">{text}</span>
                  {onHide && withheldTexts.includes(text) && (
                    <span className="tag text-count-withheld">
                      <EyeOff size={16} aria-hidden="true" />
                      {t('host:questions.withheld')}
                    </span>
                  )}
                  {onHide && !withheldTexts.includes(text) && (
                    <HideButton
                      text={text}
                      hidden={hidden}
                      onPress={() => onHide({ questionId: question.id, text, hidden: !hidden })}
                    />
                  )}
                  <strong className="figure">{count}</strong>
                </li>
              );
            })}
            {distribution.unanswered > 0 && (
              <li className="text-count" data-unanswered>
                <span className="text-count-text muted">{t('host:questions.unanswered')}</span>
                <strong className="figure">{distribution.unanswered}</strong>
              </li>
            )}
          </ul>
        )}
      </div>
    );
  }
  const correctIds = reveal.type === 'MCQ' || reveal.type === 'MSQ' ? reveal.correctIds : [];
  return (
    <ul className="spread">
      {question.options.map(({ id, text, media }, place) => {
        const count = distribution.options[id] ?? 0;
        const share = 100 * shareOfHad(count, distribution);
        const isRight = answers && correctIds.includes(id);
        return (
          <li key={id} className="spread-row" data-option={place + 1} data-right={isRight}>
            <span className="option-dot" aria-hidden="true" />
            {media && <Thumbnail media={media} />}
            <span className="spread-text">
              {text || media?.alt}
              {isRight && (
                <span className="right-mark">
                  <Check size={16} strokeWidth={3} aria-hidden="true" />
                  <span className="visually-hidden">{t('host:question.right')}</span>
                </span>
              )}
            </span>
            <span className="bar" aria-hidden="true">
              <span className="bar-fill" style={{ width: `${share}%` }} />
            </span>
            <strong className="figure">{count}</strong>
          </li>
        );
      })}
      {distribution.unanswered > 0 && (
        <li className="spread-row" data-unanswered>
          <span className="option-dot" aria-hidden="true" />
          <span className="spread-text muted">{t('host:questions.unanswered')}</span>
          <span className="bar" aria-hidden="true">
            <span
              className="bar-fill"
              style={{ width: `${100 * shareOfHad(distribution.unanswered, distribution)}%` }}
            />
          </span>
          <strong className="figure">{distribution.unanswered}</strong>
        </li>
      )}
    </ul>
  );
}

function HideButton({
  text,
  hidden,
  onPress,
}: {
  readonly text: string;
  readonly hidden: boolean;
  readonly onPress: () => void;
}): ReactNode {
  const { t } = useTranslation('host');
  const Icon = hidden ? EyeOff : Eye;
  const label = hidden ? t('host:questions.show', { text }) : t('host:questions.hide', { text });
  return (
    <button
      type="button"
      className="icon-button text-count-hide"
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      <Icon size={20} aria-hidden="true" />
    </button>
  );
}
