// Progress of a library's job, which ends with the page.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Working, type WorkingProps } from '#src/host/files/Working.tsx';

export function LibraryWorking(props: Omit<WorkingProps, 'children'>): ReactNode {
  const { t } = useTranslation('takeAlong');
  return (
    <Working {...props}>
      <p className="muted">{t('takeAlong:keepOpen')}</p>
    </Working>
  );
}
