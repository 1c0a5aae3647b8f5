// When the room opens: now, or at a moment of the next days.

import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BEAT } from '#core/room/phase.ts';

export interface OpensAtFieldProps {
  /** As the field has it, in the time of this device; '' for now. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const MINUTE_MS = 60_000;

export function OpensAtField({ value, onChange }: OpensAtFieldProps): ReactNode {
  const { t } = useTranslation('host');
  const id = useId();
  const [now] = useState(() => Date.now());
  return (
    <section className="option-group card">
      <div className="setting">
        <label htmlFor={id} className="setting-text">
          <span className="setting-label">{t('host:options.opensAt')}</span>
          <span className="hint">{t('host:options.opensAtHint')}</span>
        </label>
        <input
          id={id}
          type="datetime-local"
          className="input options-opens"
          value={value}
          min={localText(now)}
          max={localText(now + BEAT.maxAheadMs - MINUTE_MS)}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      {value !== '' && (
        <button type="button" className="link-button" onClick={() => onChange('')}>
          {t('host:options.opensAtClear')}
        </button>
      )}
    </section>
  );
}

/** The instant in ms as a date-time field takes it: local time, to the minute. */
export function localText(instant: number): string {
  const offset = new Date(instant).getTimezoneOffset() * MINUTE_MS;
  return new Date(instant - offset).toISOString().slice(0, 16);
}
