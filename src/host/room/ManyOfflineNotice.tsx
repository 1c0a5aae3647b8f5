// Notice that many students are offline while the host is online; without it, the class would only seem slow
// to answer.

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type StoreApi, useStore } from 'zustand';
import type { HostView } from '#core/views/hostView.ts';
import type { ConnectionState } from '#src/host/room/roomConnection.ts';

/** Below this, students have probably just closed the page or locked their screens. */
const MANY = { least: 3, share: 0.25 } as const;

/**
 * Minimum milliseconds between two changes of the notice: it is also read aloud, and a class goes offline and
 * comes back one student at a time.
 */
export const AWAY_UPDATE_MS = 5_000;

export interface AwayNoticeProps {
  readonly view: HostView;
  readonly line: StoreApi<ConnectionState>;
}

export function ManyOfflineNotice({ view: { players, room }, line }: AwayNoticeProps): ReactNode {
  const { t } = useTranslation('host');
  const offline = useStore(line, ({ link }) => link === 'offline');
  const playing = players.filter(({ approval, isOver }) => approval === 'approved' && !isOver);
  const away = playing.filter(({ connected }) => !connected).length;
  const isMany = away >= MANY.least && away >= playing.length * MANY.share;
  const said = useThrottledCounts(isMany ? away : 0, playing.length);
  // While the host is offline, its view of the players is stale; in an assigned game, players come and go
  // anyway.
  if (said.away === 0 || offline || room.playMode !== 'live') return null;
  return (
    <output className="paused bold text-center card">
      {t('host:manyAway', { count: said.away, whole: said.whole })}
      {room.state === 'running' && ` ${t('host:manyAwayPause')}`}
    </output>
  );
}

/** Maximum number of names listed. */
const NAMED = 3;

/** Names the offline players while there are few enough to look after; renders nothing in assigned games. */
export function OfflinePlayers({ view: { players, room } }: Pick<AwayNoticeProps, 'view'>): ReactNode {
  const { t, i18n } = useTranslation('host');
  const away = players.filter(
    ({ approval, isOver, connected }) => approval === 'approved' && !isOver && !connected,
  );
  if (away.length === 0 || away.length > NAMED || room.playMode !== 'live') return null;
  const names = new Intl.ListFormat(i18n.language).format(away.map(({ name }) => name));
  return <p className="dashboard-away breaks tag">{t('host:fewAway', { names })}</p>;
}

/** Returns the counts, throttled: the values at the last announced change. */
function useThrottledCounts(away: number, whole: number): { readonly away: number; readonly whole: number } {
  const [said, setSaid] = useState({ away, whole });
  const saidAt = useRef(0);
  useEffect(() => {
    if (said.away === away && (away === 0 || said.whole === whole)) return;
    const say = () => {
      saidAt.current = performance.now();
      setSaid({ away, whole });
    };
    const timer = setTimeout(say, saidAt.current + AWAY_UPDATE_MS - performance.now());
    return () => clearTimeout(timer);
  }, [said, away, whole]);
  return said;
}
