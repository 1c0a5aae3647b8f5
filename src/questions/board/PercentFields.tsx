// Fields for a place and size on a picture, in percent.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type Side = 'x' | 'y' | 'width' | 'height';

export interface PercentFieldsProps {
  /** 0 to 1. */
  readonly values: { readonly [Each in Side]?: number };
  readonly onChange: (change: { readonly [Each in Side]?: number }) => void;
}

export function PercentFields({ values, onChange }: PercentFieldsProps): ReactNode {
  const { t } = useTranslation('host');
  return (Object.entries(values) as [Side, number][]).map(([side, value]) => (
    <label key={side} className="board-number stack caption muted">
      {t(`host:question.edit.board.${side}`)}
      <input
        type="number"
        className="input"
        min={0}
        max={100}
        value={Math.round(value * 100)}
        onChange={({ target }) => {
          if (target.value !== '')
            onChange({ [side]: Math.min(100, Math.max(0, target.valueAsNumber)) / 100 });
        }}
      />
    </label>
  ));
}
