// How often a player may play the game.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_ATTEMPTS } from '#core/room/gameOptions.ts';
import type { OwnFieldProps } from '#src/host/options/optionField.ts';
import { Setting } from '#src/ui/Setting.tsx';

export function AttemptsField({ options, onChange }: OwnFieldProps): ReactNode {
  const { t } = useTranslation('host');
  return (
    <Setting label={t('host:option.limitAttempts.label')} hint={t('host:option.limitAttempts.hint')}>
      {(id) => (
        <select
          id={id}
          className="select"
          value={options.limitAttempts}
          onChange={({ target }) => onChange({ limitAttempts: Number(target.value) })}
        >
          {Array.from({ length: MAX_ATTEMPTS }, (_, index) => index + 1).map((count) => (
            <option key={count} value={count}>
              {t('host:option.limitAttempts.times', { count })}
            </option>
          ))}
          <option value={0}>{t('host:option.limitAttempts.unlimited')}</option>
        </select>
      )}
    </Setting>
  );
}
