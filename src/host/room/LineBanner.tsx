// Says loudly when the host's line is broken, and what that means for the game.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type StoreApi, useStore } from 'zustand';
import type { RoomLine } from '#src/host/room/roomConnection.ts';
import { OfflineBanner } from '#src/ui/OfflineBanner.tsx';
import { useOnline } from '#src/ui/useOnline.ts';

export function LineBanner({ line }: { readonly line: StoreApi<RoomLine> }): ReactNode {
  const { t } = useTranslation('host');
  const offline = useStore(line, ({ link }) => link === 'offline');
  const words = useOnline()
    ? { title: t('host:offline.serverTitle'), text: t('host:offline.serverBody') }
    : { title: t('host:offline.title'), text: t('host:offline.body') };
  return <OfflineBanner offline={offline} {...words} />;
}
