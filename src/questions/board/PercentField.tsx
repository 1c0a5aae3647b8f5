// A field for a place or size on a picture, in percent.

import type { ReactNode } from 'react';

export interface PercentFieldProps {
  readonly label: string;
  /** 0 to 1. */
  readonly value: number;
  readonly onChange: (value: number) => void;
}

export function PercentField({ label, value, onChange }: PercentFieldProps): ReactNode {
  return (
    <label className="board-number stack caption muted">
      {label}
      <input
        type="number"
        className="input"
        min={0}
        max={100}
        value={Math.round(value * 100)}
        onChange={({ target }) => {
          if (target.value !== '') onChange(Math.min(100, Math.max(0, target.valueAsNumber)) / 100);
        }}
      />
    </label>
  );
}
