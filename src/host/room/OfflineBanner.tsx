// Says loudly when the host's line is broken.

import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type StoreApi, useStore } from 'zustand';
import { useServices } from '#src/app/ServicesProvider.tsx';
import type { RoomLine } from '#src/host/room/openRoom.ts';

export function OfflineBanner({ line }: { readonly line: StoreApi<RoomLine> }): ReactNode {
  const { t } = useTranslation('host');
  const { announcer } = useServices();
  const offline = useStore(line, ({ link }) => link === 'offline');
  const text = `${t('host:offline.title')} ${t('host:offline.body')}`;
  useEffect(() => {
    if (offline) announcer.announce(text, 'assertive');
  }, [offline, text, announcer]);
  if (!offline) return null;
  return (
    <div className="host-offline">
      <strong>{t('host:offline.title')}</strong> {t('host:offline.body')}
    </div>
  );
}
