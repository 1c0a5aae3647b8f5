// A switch with its label and a line on what it does.

import { type ReactNode, useId } from 'react';

export interface ToggleProps {
  /** Translated. */
  readonly label: string;
  readonly hint?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export function Toggle({ label, hint, on, onChange }: ToggleProps): ReactNode {
  const [id, hintId] = [useId(), useId()];
  return (
    <div className="setting">
      <label htmlFor={id} className="setting-text">
        <span className="setting-label">{label}</span>
        {hint !== undefined && (
          <span id={hintId} className="hint">
            {hint}
          </span>
        )}
      </label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className="switch"
        checked={on}
        aria-checked={on}
        aria-describedby={hint === undefined ? undefined : hintId}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  );
}

/** A small switch for a bar of tools. */
export function InlineToggle({ label, on, onChange }: Omit<ToggleProps, 'hint'>): ReactNode {
  return (
    <label className="inline-toggle">
      <input
        type="checkbox"
        role="switch"
        className="switch"
        checked={on}
        aria-checked={on}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
