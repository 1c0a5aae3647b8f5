// Date and time input in this device's local time.

import { type ReactNode, useState } from 'react';
import { Setting } from '#src/ui/Setting.tsx';
import '#src/host/options/momentField.css';

/** Safety margin in milliseconds inside the server's limits: its clock may be ahead of this device's. */
export const CLOCK_MARGIN_MS = 60_000;

export interface DateTimeFieldProps {
  /** Translated. */
  readonly label: string;
  readonly hint: string;
  /** The input's value; '' for none. */
  readonly value: string;
  /** Earliest and latest allowed time, in milliseconds from now. */
  readonly allowedRange: readonly [number, number];
  readonly required?: boolean;
  readonly onChange: (value: string) => void;
}

export function DateTimeField(props: DateTimeFieldProps): ReactNode {
  const { label, hint, value, allowedRange, required = false, onChange } = props;
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
          min={toInputValue(now + allowedRange[0])}
          max={toInputValue(now + allowedRange[1])}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Setting>
  );
}

/** Formats an instant (ms) as the input's value: local time, to the minute. */
export function toInputValue(instant: number): string {
  const offset = new Date(instant).getTimezoneOffset() * 60_000;
  return new Date(instant - offset).toISOString().slice(0, 16);
}
