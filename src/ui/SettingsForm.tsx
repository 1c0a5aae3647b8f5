// Settings as form fields, for the settings page and the in-game menu.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { featureSwitches, type Settings } from '#src/platform/storage/savedSettings.ts';
import { Setting, SettingGroup } from '#src/ui/Setting.tsx';
import { ReadingSettings } from '#src/ui/ReadingSettings.tsx';
import { Toggle } from '#src/ui/Toggle.tsx';
import { VolumeSetting } from '#src/ui/VolumeSetting.tsx';
import { Select } from '#src/ui/Select.tsx';

type Switch = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];

const APPEARANCES = ['light', 'dark', 'system'] as const;
const MOTIONS = ['system', 'on', 'off'] as const;

export interface SettingsFormProps {
  readonly forHost?: boolean;
  /** Switches that don't apply to the game being played. */
  readonly without?: readonly Switch[];
}

export function SettingsForm({ forHost = false, without = [] }: SettingsFormProps): ReactNode {
  const { t } = useTranslation('settings');
  const { settings, localStore, sound } = useServices();
  const now = useStore(settings);
  // The host's pages and the projector don't use these.
  const ofPlayers: readonly Switch[] = ['vibration', ...featureSwitches(), 'autoNext', 'asList'];
  const isOut = (name: Switch) =>
    (forHost && ofPlayers.includes(name)) ||
    without.includes(name) ||
    (name === 'vibration' && !('vibrate' in navigator));
  const switches = (...names: readonly Switch[]) =>
    names
      .filter((name) => !isOut(name))
      .map((name) => (
        <Toggle
          key={name}
          label={t(`settings:${name}`)}
          hint={forHost && name === 'shortcuts' ? t('settings:shortcutsHostHint') : t(`settings:${name}Hint`)}
          on={now[name]}
          onChange={(on) => settings.change({ [name]: on })}
        />
      ));
  return (
    <div className="settings stack">
      {!localStore.lasting() && <p className="note">{t('settings:notKept')}</p>}
      <SettingGroup title={t('settings:group.sound')}>
        {!isOut('music') && (
          <VolumeSetting
            label={t('settings:music')}
            hint={t('settings:musicHint')}
            volumeLabel={t('settings:musicVolume')}
            on={now.music}
            volume={now.musicVolume}
            onChange={(music, musicVolume) => settings.change({ music, musicVolume })}
          />
        )}
        {!isOut('effects') && (
          <VolumeSetting
            label={t('settings:effects')}
            hint={t('settings:effectsHint')}
            volumeLabel={t('settings:effectsVolume')}
            on={now.effects}
            volume={now.effectsVolume}
            onChange={(effects, effectsVolume) => {
              settings.change({ effects, effectsVolume });
              // Lets the new volume be heard.
              sound.play('select');
            }}
          />
        )}
      </SettingGroup>
      <SettingGroup title={t('settings:group.game')}>{switches(...ofPlayers, 'shortcuts')}</SettingGroup>
      <SettingGroup title={t('settings:group.reading')}>
        <ReadingSettings />
      </SettingGroup>
      <SettingGroup title={t('settings:group.screen')}>
        {forHost && (
          <Setting label={t('settings:appearance')}>
            {(id) => (
              <Select
                id={id}
                values={APPEARANCES}
                value={now.appearance}
                labelOf={(each) => t(`settings:looks.${each}`)}
                onChange={(appearance) => settings.change({ appearance })}
              />
            )}
          </Setting>
        )}
        <Setting label={t('settings:reduceMotion')}>
          {(id) => (
            <Select
              id={id}
              values={MOTIONS}
              value={now.reduceMotion}
              labelOf={(each) => t(`settings:motion.${each}`)}
              onChange={(reduceMotion) => settings.change({ reduceMotion })}
            />
          )}
        </Setting>
        <Toggle
          label={t('settings:plain')}
          hint={t('settings:plainHint')}
          on={now.webgl === 'off'}
          onChange={(on) => settings.change({ webgl: on ? 'off' : 'on' })}
        />
      </SettingGroup>
    </div>
  );
}
