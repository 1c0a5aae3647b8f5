// Says loudly when the line is broken, and what this device keeps meanwhile.

import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type StoreApi, useStore } from 'zustand';
import { useServices } from '#src/app/ServicesProvider.tsx';
import type { Connection } from '#src/stores/connection.ts';

export function ConnectionBanner({ connection }: { readonly connection: StoreApi<Connection> }): ReactNode {
  const { t } = useTranslation('play');
  const { announcer } = useServices();
  const { link, kept, lasting } = useStore(connection);
  const offline = link === 'offline';
  const text = offline
    ? kept > 0
      ? lasting
        ? t('play:offline.kept')
        : t('play:offline.keptHere')
      : t('play:offline.nothing')
    : '';
  useEffect(() => {
    if (offline) announcer.announce(`${t('play:offline.title')} ${text}`, 'assertive');
  }, [offline, text, announcer, t]);
  if (!offline) return null;
  return (
    <div className="offline" data-testid="offline">
      <strong>{t('play:offline.title')}</strong> <span>{text}</span>
    </div>
  );
}
