// Many students at once without a line, while the host has one: says so, since nothing else on the page tells it from a slow class.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type StoreApi, useStore } from 'zustand';
import type { HostView } from '#core/views/hostView.ts';
import type { RoomLine } from '#src/host/room/roomConnection.ts';

/** Fewer have closed their page, or locked their screen. */
const MANY = { least: 3, share: 0.25 } as const;

export interface AwayNoticeProps {
  readonly view: HostView;
  readonly line: StoreApi<RoomLine>;
}

export function AwayNotice({ view: { players, room }, line }: AwayNoticeProps): ReactNode {
  const { t } = useTranslation('host');
  const offline = useStore(line, ({ link }) => link === 'offline');
  const playing = players.filter(({ approval, isOver }) => approval === 'approved' && !isOver);
  const away = playing.filter(({ connected }) => !connected).length;
  const isMany = away >= MANY.least && away >= playing.length * MANY.share;
  // What this page knows of others is old then; and who plays when it suits them comes and goes.
  if (!isMany || offline || room.playMode !== 'live') return null;
  return (
    <output className="paused card">
      {t('host:manyAway', { count: away, whole: playing.length })}
      {room.state === 'running' && ` ${t('host:manyAwayPause')}`}
    </output>
  );
}
