// Offline banner on the projector: one short line for the whole class. The host's page tells the teacher what
// to do about it.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type StoreApi, useStore } from 'zustand';
import type { ConnectionState } from '#src/host/room/roomConnection.ts';
import { OfflineBanner } from '#src/ui/OfflineBanner.tsx';
import { useOnline } from '#src/ui/useOnline.ts';

export function ProjectorOfflineBanner({ line }: { readonly line: StoreApi<ConnectionState> }): ReactNode {
  const { t } = useTranslation('host');
  const offline = useStore(line, ({ link }) => link === 'offline');
  // Doesn't promise anything about answers: one that hasn't arrived may come too late to count.
  const words = useOnline()
    ? { title: t('host:projector.awayTitle'), text: t('host:projector.awayBody') }
    : { title: t('host:projector.offlineTitle'), text: t('host:projector.offlineBody') };
  return <OfflineBanner offline={offline} {...words} />;
}
