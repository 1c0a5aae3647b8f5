// A question's options, with those that one player chose.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Option } from '#core/questions/questionBase.ts';
import { OptionLine } from '#src/questions/options/OptionLine.tsx';

export interface AnsweredOptionsProps {
  readonly options: readonly Option[];
  readonly chosen: readonly string[];
  readonly right: readonly string[];
}

export function AnsweredOptions({ options, chosen, right }: AnsweredOptionsProps): ReactNode {
  const { t } = useTranslation('reports');
  return (
    <ul className="authored-options grid gap-2">
      {options.map((option, place) => (
        <OptionLine
          key={option.id}
          option={option}
          place={place}
          right={right.includes(option.id)}
          chosen={chosen.includes(option.id)}
        >
          {chosen.includes(option.id) && (
            <span className="chosen caption muted rigid">{t('reports:chosen')}</span>
          )}
        </OptionLine>
      ))}
    </ul>
  );
}
