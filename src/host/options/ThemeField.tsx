// The game's theme, with a picture of each.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomFieldProps } from '#src/host/options/optionField.ts';
import { ThemePicker } from '#src/ui/ThemePicker.tsx';

export function ThemeField({ options, onChange }: CustomFieldProps): ReactNode {
  const { t } = useTranslation('host');
  return (
    <ThemePicker
      label={t('host:option.theme.label')}
      chooser="teacher"
      value={options.theme || null}
      none={{ name: t('host:option.theme.usual'), line: t('host:option.theme.usualLine') }}
      onChange={(id) => onChange({ theme: id ?? '' })}
    />
  );
}
