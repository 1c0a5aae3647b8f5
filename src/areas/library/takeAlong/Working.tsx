// Progress of a long job in a dialog.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface WorkingProps {
  readonly label: string;
  /** 0 to 1. */
  readonly fraction: number;
}

export function Working({ label, fraction }: WorkingProps): ReactNode {
  const { t } = useTranslation('takeAlong');
  return (
    <div className="stack gap-3">
      <p aria-live="polite">{label}</p>
      <progress className="meter" aria-label={label} value={fraction} max={1} />
      <p className="muted">{t('takeAlong:keepOpen')}</p>
    </div>
  );
}
