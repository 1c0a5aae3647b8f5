// A switch with its label and a hint.

import type { ReactNode } from 'react';
import { Setting } from '#src/ui/Setting.tsx';
import '#src/ui/toggle.css';

export interface ToggleProps {
  /** Translated. */
  readonly label: string;
  readonly hint?: string;
  readonly on: boolean;
  /** For a setting that isn't available; the hint says why. */
  readonly disabled?: boolean;
  readonly onChange: (on: boolean) => void;
}

export function Toggle({ label, hint, on, disabled = false, onChange }: ToggleProps): ReactNode {
  return (
    <Setting label={label} hint={hint}>
      {(id, hintId) => (
        <input
          id={id}
          type="checkbox"
          role="switch"
          className="switch rigid"
          checked={on}
          aria-checked={on}
          aria-describedby={hintId}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
        />
      )}
    </Setting>
  );
}

/** Compact switch for toolbars. */
export function InlineToggle({ label, on, onChange }: Omit<ToggleProps, 'hint' | 'disabled'>): ReactNode {
  return (
    <label className="inline-toggle strong">
      <input
        type="checkbox"
        role="switch"
        className="switch rigid"
        checked={on}
        aria-checked={on}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
