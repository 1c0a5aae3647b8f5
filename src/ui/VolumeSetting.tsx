// A switch for a kind of sound, and a slider for its volume. At the slider's end it is off.

import { Volume2, VolumeX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Range } from '#src/ui/Range.tsx';
import { Toggle } from '#src/ui/Toggle.tsx';
import '#src/ui/volumeSetting.css';

export interface VolumeSettingProps {
  /** Translated. */
  readonly label: string;
  readonly hint: string;
  /** Name of the slider. */
  readonly volumeLabel: string;
  readonly on: boolean;
  /** Above 0, up to 1; kept while the sound is off. */
  readonly volume: number;
  readonly onChange: (on: boolean, volume: number) => void;
}

export function VolumeSetting({
  label,
  hint,
  volumeLabel,
  on,
  volume,
  onChange,
}: VolumeSettingProps): ReactNode {
  const { i18n } = useTranslation();
  const heard = on ? volume : 0;
  const percent = heard.toLocaleString(i18n.language, { style: 'percent' });
  return (
    <>
      <Toggle label={label} hint={hint} on={on} onChange={(next) => onChange(next, volume)} />
      <div className="volume strip gap-3">
        {on ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />}
        <Range
          className="fill"
          min={0}
          max={100}
          step={5}
          value={Math.round(100 * heard)}
          aria-label={volumeLabel}
          aria-valuetext={percent}
          onChange={({ target: { valueAsNumber: next } }) =>
            onChange(next > 0, next > 0 ? next / 100 : volume)
          }
        />
        <span className="volume-percent tabular" aria-hidden="true">
          {percent}
        </span>
      </div>
    </>
  );
}
