// How the answers spread over the options; and who gave none.

import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OptionsType } from '#core/questions/families.ts';
import type { Distribution } from '#core/questions/question.ts';
import type { Option } from '#core/questions/questionBase.ts';
import { shareOfHad } from '#core/views/figures.ts';
import { Thumbnail } from '#src/ui/Thumbnail.tsx';
import { WordsOrPicture } from '#src/ui/formatted/WordsOrPicture.tsx';

export interface OptionsSpreadProps {
  readonly options: readonly Option[];
  /** None while what is right stays hidden. */
  readonly correctIds: readonly string[];
  readonly distribution: Distribution<OptionsType>;
}

export function OptionsSpread({ options, correctIds, distribution }: OptionsSpreadProps): ReactNode {
  const { t } = useTranslation('host');
  return (
    <ul className="spread stack gap-2">
      {options.map((option, place) => {
        const { id, media } = option;
        const count = distribution.spread.options[id] ?? 0;
        const share = 100 * shareOfHad(count, distribution);
        const isRight = correctIds.includes(id);
        return (
          <li key={id} className="spread-row grid" data-option={place + 1} data-right={isRight}>
            <span className="option-dot rigid" aria-hidden="true" />
            {media && <Thumbnail media={media} />}
            <span className="spread-text breaks">
              <WordsOrPicture of={option} />
              {isRight && (
                <span className="right-mark rigid">
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
        <li className="spread-row grid" data-unanswered>
          <span className="option-dot rigid" aria-hidden="true" />
          <span className="spread-text breaks muted">{t('host:questions.unanswered')}</span>
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
