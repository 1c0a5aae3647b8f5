// When the room opens: now, or at a moment of the next days.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BEAT } from '#core/room/phase.ts';
import { CLOCK_MARGIN_MS, MomentField } from '#src/host/options/MomentField.tsx';
import '#src/host/options/optionGroups.css';

export interface OpensAtFieldProps {
  /** As the field has it, in the time of this device; '' for now. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function OpensAtField({ value, onChange }: OpensAtFieldProps): ReactNode {
  const { t } = useTranslation('host');
  return (
    <section className="option-group card">
      <MomentField
        label={t('host:options.opensAt')}
        hint={t('host:options.opensAtHint')}
        value={value}
        within={[0, BEAT.maxAheadMs - CLOCK_MARGIN_MS]}
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
