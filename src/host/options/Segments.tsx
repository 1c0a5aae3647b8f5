// Segmented control: a choice among a few options, side by side. The caller provides its legend and
// description.

import type { ReactNode } from 'react';
import '#src/ui/radioCard.css';

export interface SegmentsProps<Value extends string> {
  /** Name of the radio group; must be unique on the page. */
  readonly name: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly labelOf: (value: Value) => string;
  readonly onChange: (value: Value) => void;
}

export function Segments<Value extends string>({
  name,
  values,
  value,
  labelOf,
  onChange,
}: SegmentsProps<Value>): ReactNode {
  return (
    <div className="segments">
      {values.map((each) => (
        <label key={each} className="segment radio-card centered strong text-center">
          <input type="radio" name={name} checked={each === value} onChange={() => onChange(each)} />
          <span>{labelOf(each)}</span>
        </label>
      ))}
    </div>
  );
}
