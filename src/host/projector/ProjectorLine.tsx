// Says to the whole room, in one short line, that the projector's line is broken; what the teacher can do about it stands on the host's page.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type StoreApi, useStore } from 'zustand';
import type { RoomLine } from '#src/host/room/roomConnection.ts';
import { OfflineBanner } from '#src/ui/OfflineBanner.tsx';
import { useOnline } from '#src/ui/useOnline.ts';

export function ProjectorLine({ line }: { readonly line: StoreApi<RoomLine> }): ReactNode {
  const { t } = useTranslation('host');
  const offline = useStore(line, ({ link }) => link === 'offline');
  // No word of answers: one that has not arrived may come too late to count.
  const words = useOnline()
    ? { title: t('host:projector.awayTitle'), text: t('host:projector.awayBody') }
    : { title: t('host:projector.offlineTitle'), text: t('host:projector.offlineBody') };
  return <OfflineBanner offline={offline} {...words} />;
}
