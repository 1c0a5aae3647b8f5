// The settings as fields; used by the settings page and by the menu of a game.

import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useServices } from '#src/app/ServicesProvider.tsx';
import type { Settings } from '#src/services/storage/savedSettings.ts';

type Toggle = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];

const TOGGLES: readonly Toggle[] = ['music', 'effects', 'autoNext', 'shortcuts'];
const MOTIONS = ['system', 'on', 'off'] as const;

export function SettingsForm(): ReactNode {
  const { t } = useTranslation('common');
  const { settings } = useServices();
  const now = useStore(settings);
  const motion = useId();
  return (
    <div className="settings">
      {TOGGLES.map((name) => (
        <Switch
          key={name}
          label={t(`common:settings.${name}`)}
          hint={t(`common:settings.${name}Hint`)}
          on={now[name]}
          onChange={(on) => settings.change({ [name]: on })}
        />
      ))}
      <Switch
        label={t('common:settings.plain')}
        hint={t('common:settings.plainHint')}
        on={now.webgl === 'off'}
        onChange={(on) => settings.change({ webgl: on ? 'off' : 'on' })}
      />
      <div className="setting">
        <label htmlFor={motion} className="setting-text">
          <span className="setting-label">{t('common:settings.reduceMotion')}</span>
        </label>
        <select
          id={motion}
          className="select"
          value={now.reduceMotion}
          onChange={(event) =>
            settings.change({ reduceMotion: MOTIONS.find((each) => each === event.target.value) ?? 'system' })
          }
        >
          {MOTIONS.map((each) => (
            <option key={each} value={each}>
              {t(`common:settings.motion.${each}`)}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly hint: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

function Switch({ label, hint, on, onChange }: SwitchProps): ReactNode {
  const id = useId();
  return (
    <div className="setting">
      <label htmlFor={id} className="setting-text">
        <span className="setting-label">{label}</span>
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      </label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className="switch"
        checked={on}
        aria-checked={on}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  );
}
