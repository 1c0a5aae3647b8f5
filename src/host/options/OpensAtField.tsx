// Choice of when the room opens: now, or at a time in the coming days.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ROOM_TIMING } from '#core/room/phase.ts';
import { CLOCK_MARGIN_MS, DateTimeField } from '#src/host/options/DateTimeField.tsx';
import '#src/host/options/optionGroups.css';

export interface OpensAtFieldProps {
  /** The field's value, in this device's local time; '' for now. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function OpensAtField({ value, onChange }: OpensAtFieldProps): ReactNode {
  const { t } = useTranslation('host');
  return (
    <section className="option-group card">
      <DateTimeField
        label={t('host:options.opensAt')}
        hint={t('host:options.opensAtHint')}
        value={value}
        allowedRange={[0, ROOM_TIMING.maxAheadMs - CLOCK_MARGIN_MS]}
        onChange={onChange}
      />
      {value !== '' && (
        <button type="button" className="link-button" onClick={() => onChange('')}>
          {t('host:options.opensAtClear')}
        </button>
      )}
    </section>
  );
}
