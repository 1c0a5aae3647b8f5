// The theme that a student wears on this device.

import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices, useSetting } from '#src/platform/ServicesProvider.tsx';
import { ThemePicker } from '#src/ui/ThemePicker.tsx';
import '#src/ui/fold.css';
import '#src/ui/setting.css';

interface OwnThemeProps {
  /** The game allows no others. */
  readonly onlyCalm?: boolean;
}

export function OwnTheme({ onlyCalm = false }: OwnThemeProps): ReactNode {
  const { t } = useTranslation(['settings', 'themes']);
  const { settings } = useServices();
  return (
    <ThemePicker
      label={t('settings:theme')}
      chooser="guest"
      onlyCalm={onlyCalm}
      value={useSetting('theme')}
      none={{ name: t('themes:usual'), line: t('themes:usualLine') }}
      onChange={(theme) => settings.change({ theme })}
    />
  );
}

/** Folded, for a menu in which it is one thing among many. */
export function FoldedTheme({ onlyCalm = false }: OwnThemeProps): ReactNode {
  const { t } = useTranslation(['settings', 'themes']);
  const theme = useSetting('theme');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="more" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="more-summary fold strip gap-3">
        <span className="strong">{t('settings:theme')}</span>
        <span className="more-what muted">{t(`themes:name.${theme}`, t('themes:usual'))}</span>
      </summary>
      <div className="more-body">{isOpen && <OwnTheme onlyCalm={onlyCalm} />}</div>
    </details>
  );
}
