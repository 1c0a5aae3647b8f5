// A game that is due closes while somebody plays: says so shortly before (specification 2, section 9 "timed-mastery start flag").

import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { BEAT } from '#core/room/phase.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { useServices } from '#src/app/ServicesProvider.tsx';

/** Milliseconds that a timer waits at the most: browsers ring at once where it is more than 24 days, and due dates are further away. */
const LONGEST_WAIT_MS = 60 * 60_000;

export function useClosingWarning({ me, room }: PlayerView): void {
  const { clock, notices } = useServices();
  const { t } = useTranslation('play');
  const plays = room.state === 'running' && me.approval === 'approved' && !me.deleted && !me.isOver;
  const closesAt = plays ? (me.allowedUntil ?? room.dueAt) : null;
  useEffect(() => {
    if (closesAt === null) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const left = closesAt - clock.now();
      const wait = left - BEAT.closingWarningMs;
      if (wait > 0) timer = setTimeout(look, Math.min(wait, LONGEST_WAIT_MS));
      else if (left > 0) notices.toast('info', t('play:closing', { count: Math.ceil(left / 1_000) }));
    };
    look();
    return () => clearTimeout(timer);
  }, [closesAt, clock, notices, t]);
}
