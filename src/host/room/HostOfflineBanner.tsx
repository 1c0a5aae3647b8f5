// Banner about the host's lost connection and what it means for the game.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type StoreApi, useStore } from 'zustand';
import type { ConnectionState } from '#src/host/room/roomConnection.ts';
import { OfflineBanner } from '#src/ui/OfflineBanner.tsx';
import { useOnline } from '#src/ui/useOnline.ts';

export function HostOfflineBanner({ line }: { readonly line: StoreApi<ConnectionState> }): ReactNode {
  const { t } = useTranslation('host');
  const offline = useStore(line, ({ link }) => link === 'offline');
  const words = useOnline()
    ? { title: t('host:offline.serverTitle'), text: t('host:offline.serverBody') }
    : { title: t('host:offline.title'), text: t('host:offline.body') };
  return <OfflineBanner offline={offline} {...words} />;
}
