// Thin bar at the top of the window while a page loads.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { progress } from '#src/platform/stores/progress.ts';
import '#src/ui/progressBar.css';

export function ProgressBar(): ReactNode {
  const { t } = useTranslation('common');
  const pending = useStore(progress, (state) => state.pending > 0);
  return pending ? (
    <>
      <progress className="visually-hidden" aria-label={t('common:loading')} />
      <div className="progress-bar" />
    </>
  ) : null;
}
