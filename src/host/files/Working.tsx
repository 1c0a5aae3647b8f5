// Progress of a long job in a dialog.

import type { ReactNode } from 'react';
import '#src/host/files/exportChoices.css';

export interface WorkingProps {
  readonly label: string;
  /** 0 to 1; absent while there is no telling. */
  readonly fraction?: number | undefined;
  /** Below the progress. */
  readonly children?: ReactNode;
}

export function Working({ label, fraction, children }: WorkingProps): ReactNode {
  return (
    <div className="exports">
      <p aria-live="polite">{label}</p>
      <progress
        className="meter"
        aria-label={label}
        {...(fraction !== undefined && { value: fraction, max: 1 })}
      />
      {children}
    </div>
  );
}
