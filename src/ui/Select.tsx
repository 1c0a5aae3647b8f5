// Native dropdown with typed values.

import type { ComponentProps, ReactNode } from 'react';

type Native = Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'>;

export interface SelectProps<Value extends string | number> extends Native {
  readonly values: readonly Value[];
  readonly value: Value;
  /** Translated. */
  readonly labelOf: (value: Value) => string;
  readonly onChange: (value: Value) => void;
}

export function Select<Value extends string | number>(props: SelectProps<Value>): ReactNode {
  const { values, labelOf, onChange, ...native } = props;
  return (
    <select
      className="select"
      {...native}
      onChange={({ target }) => {
        const chosen = values.find((each) => String(each) === target.value);
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      {values.map((each) => (
        <option key={each} value={each}>
          {labelOf(each)}
        </option>
      ))}
    </select>
  );
}
