// A day and a time of day, in the time of this device.

import { type ReactNode, useState } from 'react';
import { Setting } from '#src/ui/Setting.tsx';
import '#src/host/options/momentField.css';

/** Milliseconds to keep from what the server allows: its clock may be past this device's. */
export const CLOCK_MARGIN_MS = 60_000;

export interface MomentFieldProps {
  /** Translated. */
  readonly label: string;
  readonly hint: string;
  /** As the field has it; '' for none. */
  readonly value: string;
  /** Milliseconds from now between which it may be. */
  readonly within: readonly [number, number];
  readonly required?: boolean;
  readonly onChange: (value: string) => void;
}

export function MomentField(props: MomentFieldProps): ReactNode {
  const { label, hint, value, within, required = false, onChange } = props;
  const [now] = useState(() => Date.now());
  return (
    <Setting label={label} hint={hint}>
      {(id) => (
        <input
          id={id}
          type="datetime-local"
          className="input moment-field"
          required={required}
          value={value}
          min={localText(now + within[0])}
          max={localText(now + within[1])}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Setting>
  );
}

/** The instant in ms as the field takes it: local time, to the minute. */
export function localText(instant: number): string {
  const offset = new Date(instant).getTimezoneOffset() * 60_000;
  return new Date(instant - offset).toISOString().slice(0, 16);
}
