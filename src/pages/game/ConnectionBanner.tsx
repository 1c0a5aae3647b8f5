// Says loudly when the line is broken, and what this device keeps meanwhile.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type StoreApi, useStore } from 'zustand';
import { OfflineBanner } from '#src/shell/OfflineBanner.tsx';
import type { Connection } from '#src/stores/connection.ts';

export function ConnectionBanner({ connection }: { readonly connection: StoreApi<Connection> }): ReactNode {
  const { t } = useTranslation('play');
  const { link, kept, lasting } = useStore(connection);
  const text = lasting ? t('play:offline.kept') : t('play:offline.keptHere');
  return (
    <OfflineBanner
      offline={link === 'offline'}
      title={t('play:offline.title')}
      text={kept > 0 ? text : t('play:offline.nothing')}
    />
  );
}
