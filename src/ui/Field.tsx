// A form control with its label above and its hint below.

import { type ComponentProps, type ReactNode, useId } from 'react';

export interface FieldProps {
  /** Translated. */
  readonly label: string;
  readonly hint?: string | undefined;
  /** Renders the control with this id, described by the element with `hintId` if there is a hint. */
  readonly children: (id: string, hintId: string | undefined) => ReactNode;
}

export function Field({ label, hint, children }: FieldProps): ReactNode {
  const [id, hintId] = [useId(), useId()];
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children(id, hint === undefined ? undefined : hintId)}
      {hint !== undefined && (
        <p id={hintId} className="hint">
          {hint}
        </p>
      )}
    </div>
  );
}

type Native = Omit<ComponentProps<'input'>, 'onChange'>;

export interface TextFieldProps extends Native, Omit<FieldProps, 'children'> {
  readonly onChange: (value: string) => void;
}

export function TextField({ label, hint, onChange, ...native }: TextFieldProps): ReactNode {
  return (
    <Field label={label} hint={hint}>
      {(id, hintId) => (
        <input
          id={id}
          className="input"
          aria-describedby={hintId}
          {...native}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
