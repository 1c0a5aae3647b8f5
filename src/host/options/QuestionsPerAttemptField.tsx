// How many questions each attempt draws.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnFieldProps } from '#src/host/options/optionField.ts';
import { Setting } from '#src/ui/Setting.tsx';

/** An empty field is all of the questions. */
export function QuestionsPerAttemptField({ options, questionCount, onChange }: OwnFieldProps): ReactNode {
  const { t } = useTranslation('host');
  const { questionsPerAttempt } = options;
  return (
    <Setting
      label={t('host:option.questionsPerAttempt.label')}
      hint={t('host:option.questionsPerAttempt.hint')}
    >
      {(id) => (
        <input
          id={id}
          className="input setting-number rigid"
          type="number"
          inputMode="numeric"
          min={1}
          max={questionCount}
          step={1}
          placeholder={t('host:option.questionsPerAttempt.all', { count: questionCount })}
          value={questionsPerAttempt === 0 ? '' : questionsPerAttempt}
          onChange={({ target }) =>
            onChange({ questionsPerAttempt: Math.max(0, Math.trunc(target.valueAsNumber || 0)) })
          }
        />
      )}
    </Setting>
  );
}
