// Many students at once without a line, while the host has one: says so, since nothing else on the page tells it from a slow class.

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type StoreApi, useStore } from 'zustand';
import type { HostView } from '#core/views/hostView.ts';
import type { RoomLine } from '#src/host/room/roomConnection.ts';

/** Fewer have closed their page, or locked their screen. */
const MANY = { least: 3, share: 0.25 } as const;

/** Milliseconds between two changes of what is said: it is spoken, too, and a class comes and goes one by one. */
export const AWAY_SAID_MS = 5_000;

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
  const said = useSaid(isMany ? away : 0, playing.length);
  // What this page knows of others is old then; and who plays when it suits them comes and goes.
  if (said.away === 0 || offline || room.playMode !== 'live') return null;
  return (
    <output className="paused bold text-center card">
      {t('host:manyAway', { count: said.away, whole: said.whole })}
      {room.state === 'running' && ` ${t('host:manyAwayPause')}`}
    </output>
  );
}

/** Names that are told at most. */
const NAMED = 3;

/** Who has no connection, where it is so few that each can be looked after; nothing where nobody plays right now. */
export function FewAway({ view: { players, room } }: Pick<AwayNoticeProps, 'view'>): ReactNode {
  const { t, i18n } = useTranslation('host');
  const away = players.filter(
    ({ approval, isOver, connected }) => approval === 'approved' && !isOver && !connected,
  );
  if (away.length === 0 || away.length > NAMED || room.playMode !== 'live') return null;
  const names = new Intl.ListFormat(i18n.language).format(away.map(({ name }) => name));
  return <p className="dashboard-away breaks tag">{t('host:fewAway', { names })}</p>;
}

/** The same, as it stood at the last change that was said. */
function useSaid(away: number, whole: number): { readonly away: number; readonly whole: number } {
  const [said, setSaid] = useState({ away, whole });
  const saidAt = useRef(0);
  useEffect(() => {
    if (said.away === away && (away === 0 || said.whole === whole)) return;
    const say = () => {
      saidAt.current = performance.now();
      setSaid({ away, whole });
    };
    const timer = setTimeout(say, saidAt.current + AWAY_SAID_MS - performance.now());
    return () => clearTimeout(timer);
  }, [said, away, whole]);
  return said;
}
