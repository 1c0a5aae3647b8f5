// A row in a settings list: label, hint and control.

import { type ReactNode, useId } from 'react';
import '#src/ui/setting.css';

interface SettingGroupProps {
  /** Translated. */
  readonly title: string;
  readonly children: ReactNode;
}

export interface SettingProps {
  /** Translated. */
  readonly label: string;
  readonly hint?: string | undefined;
  /** Renders the control with this id, described by the element with `hintId` if there is a hint. */
  readonly children: (id: string, hintId: string | undefined) => ReactNode;
}

/** Settings that belong together. */
export function SettingGroup({ title, children }: SettingGroupProps): ReactNode {
  return (
    <fieldset className="setting-group">
      <legend className="setting-group-title">{title}</legend>
      {children}
    </fieldset>
  );
}

export function Setting({ label, hint, children }: SettingProps): ReactNode {
  const [id, hintId] = [useId(), useId()];
  return (
    <div className="setting strip gap-4 apart">
      <label htmlFor={id} className="setting-text fill">
        <span className="setting-label">{label}</span>
        {hint !== undefined && (
          <span id={hintId} className="hint">
            {hint}
          </span>
        )}
      </label>
      {children(id, hint === undefined ? undefined : hintId)}
    </div>
  );
}
