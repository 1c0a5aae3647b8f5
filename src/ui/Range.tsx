// A slider with its track filled up to the thumb.

import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import '#src/ui/range.css';

export interface RangeProps extends Omit<ComponentProps<'input'>, 'type' | 'style'> {
  readonly value: number;
  readonly min: number;
  readonly max: number;
}

export function Range({ className = '', ...input }: RangeProps): ReactNode {
  const { value, min, max } = input;
  const filled = max > min ? (100 * (value - min)) / (max - min) : 0;
  return (
    <input
      {...input}
      type="range"
      className={`range ${className}`}
      style={{ '--filled': `${filled}%` } as CSSProperties}
    />
  );
}
