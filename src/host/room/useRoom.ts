// A room connection that lives as long as its component.

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import type { RoomConnection, ConnectionOptions } from '#src/host/room/roomConnection.ts';
import { useHost } from '#src/host/session/useHost.ts';
import { failureText } from '#src/ui/Failure.tsx';
import { preloadNotices } from '#src/ui/noticeLoaders.ts';

/** null until the effect has connected. */
export function useRoom<View>(
  roomHash: string,
  open: (options: ConnectionOptions) => RoomConnection<View>,
): RoomConnection<View> | null {
  const services = useServices();
  const host = useHost();
  const { i18n } = useTranslation('errors');
  const [room, setRoom] = useState<RoomConnection<View> | null>(null);
  useEffect(preloadNotices, []);
  useEffect(() => {
    const opened = open({
      services,
      host,
      roomHash,
      onRefused: (type) => services.notices.toast('error', failureText(i18n.getFixedT(null, 'errors'), type)),
    });
    // The connection's socket and timers belong to an effect, so the connection has to come back as state.
    // oxlint-disable-next-line react/set-state-in-effect
    setRoom(opened);
    return () => opened.close();
  }, [services, host, roomHash, open, i18n]);
  return room;
}
