// Says loudly when the host's line is broken.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type StoreApi, useStore } from 'zustand';
import type { RoomLine } from '#src/host/room/roomConnection.ts';
import { OfflineBanner } from '#src/shell/OfflineBanner.tsx';

export function LineBanner({ line }: { readonly line: StoreApi<RoomLine> }): ReactNode {
  const { t } = useTranslation('host');
  const offline = useStore(line, ({ link }) => link === 'offline');
  return <OfflineBanner offline={offline} title={t('host:offline.title')} text={t('host:offline.body')} />;
}
