// Warns players shortly before an assigned game closes (specification 2, section 9 "timed-mastery start
// flag").

import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ROOM_TIMING } from '#core/room/phase.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { ringAt } from '#src/platform/stores/serverClock.ts';

export function useClosingWarning({ me, room }: PlayerView): void {
  const { clock, notices } = useServices();
  const { t } = useTranslation('play');
  const plays = room.state === 'running' && me.approval === 'approved' && !me.deleted && !me.isOver;
  const closesAt = plays ? (me.allowedUntil ?? room.dueAt) : null;
  useEffect(() => {
    if (closesAt === null) return undefined;
    return ringAt(clock, closesAt - ROOM_TIMING.closingWarningMs, () => {
      const left = closesAt - clock.now();
      if (left > 0) notices.toast('info', t('play:closing', { count: Math.ceil(left / 1_000) }));
    });
  }, [closesAt, clock, notices, t]);
}
