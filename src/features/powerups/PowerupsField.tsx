// Option fields for power-ups: on or off, and which kinds.

import { type ReactNode, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import { OPTIONS } from '#core/features/options.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import { chosenKinds, kindsValue, OFFERED } from '#src/features/powerups/families.ts';
import { PowerupMark } from '#src/features/powerups/PowerupMark.tsx';
import type { CustomFieldProps } from '#src/host/options/optionField.ts';
import { Toggle } from '#src/ui/Toggle.tsx';
import '#src/features/powerups/powerupsField.css';

/** Returns the reason these options rule out power-ups, even if switched on; null if they don't. */
function reasonAgainst({ reviewAndSubmit, showAnswers }: GameOptions): 'review' | 'untold' | null {
  if (reviewAndSubmit) return 'review';
  return showAnswers === 'never' ? 'untold' : null;
}

export function PowerupsField(props: CustomFieldProps): ReactNode {
  return <Switch {...props} hint="hint" />;
}

/** For games where players choose from a fixed set. */
export function ChosenPowerupsField(props: CustomFieldProps): ReactNode {
  return <Switch {...props} hint="chosen" />;
}

interface SwitchProps extends CustomFieldProps {
  readonly hint: 'hint' | 'chosen';
}

function Switch({ options, onChange, hint }: SwitchProps): ReactNode {
  const { t } = useTranslation('host');
  const reason = reasonAgainst(options);
  return (
    <Toggle
      label={t('host:option.powerups.label')}
      hint={t(`host:option.powerups.${reason ?? hint}`)}
      on={reason === null && options.powerups === 'yes'}
      disabled={reason !== null}
      onChange={(on) => onChange({ powerups: on ? 'yes' : 'no' })}
    />
  );
}

export function PowerupKindsField({ options, onChange }: CustomFieldProps): ReactNode {
  if (options.powerups === 'no' || reasonAgainst(options) !== null) return null;
  return (
    <Suspense>
      <Kinds value={options.powerupKinds} onChange={(powerupKinds) => onChange({ powerupKinds })} />
    </Suspense>
  );
}

interface KindsProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Kinds({ value, onChange }: KindsProps): ReactNode {
  const { t } = useTranslation(['host', 'powerups']);
  const hint = useId();
  const chosen = chosenKinds(value);
  const choose = (id: PowerupId, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    onChange(kindsValue(next));
  };
  return (
    <fieldset className="choice powerup-kinds" aria-describedby={hint}>
      <legend className="setting-label">{t('host:option.powerupKinds.label')}</legend>
      <div className="powerup-kinds-head row apart">
        <p id={hint} className="hint">
          {t(chosen.size > 0 ? 'host:option.powerupKinds.hint' : 'host:option.powerupKinds.none')}
        </p>
        {value !== OPTIONS.powerupKinds.usual && (
          <button type="button" className="link-button" onClick={() => onChange(OPTIONS.powerupKinds.usual)}>
            {t('host:option.powerupKinds.usual')}
          </button>
        )}
      </div>
      <div className="powerup-families">
        {OFFERED.map(({ family, kinds }) => (
          <fieldset key={family} className="powerup-family">
            <legend className="powerup-family-name muted">{t(`host:powerups.family.${family}`)}</legend>
            {kinds.map((id) => (
              <label key={id} className="powerup-kind flex gap-3 items-start">
                <input
                  type="checkbox"
                  checked={chosen.has(id)}
                  onChange={({ target }) => choose(id, target.checked)}
                />
                <PowerupMark powerup={id} />
                <span>
                  <span className="powerup-kind-name strong">{t(`powerups:${id}.title`)}</span>
                  <span className="hint">{t(`powerups:${id}.description`)}</span>
                </span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </fieldset>
  );
}
