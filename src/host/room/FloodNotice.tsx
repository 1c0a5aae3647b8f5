// Warning about a flood of joins that can hardly be a class, with one-press actions against it.

import { Lock, LockOpen, Trash2, UserCheck, UserX } from 'lucide-react';
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isFinished } from '#core/room/phase.ts';
import type { HostView } from '#core/views/hostView.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { isInFlood } from '#src/host/room/isInFlood.ts';
import type { RoomControls } from '#src/host/room/useControls.ts';
import { Button, QuietButton } from '#src/ui/Button.tsx';
import '#src/host/room/flood.css';

export interface FloodNoticeProps {
  readonly view: HostView;
  readonly controls: RoomControls;
}

export function FloodNotice({ view, controls }: FloodNoticeProps): ReactNode {
  const { players, flood, room } = view;
  /** First seat of the flood that the host has dismissed. */
  const [known, setKnown] = useState<number | null>(null);
  const joined = useMemo(() => players.filter((player) => isInFlood(flood, player)), [players, flood]);
  if (!flood || flood.first === known || joined.length === 0 || isFinished(room.state)) return null;
  const hide = () => setKnown(flood.first);
  return <Notice key={flood.first} view={view} joined={joined} controls={controls} onHide={hide} />;
}

interface NoticeProps extends FloodNoticeProps {
  readonly joined: HostView['players'];
  readonly onHide: () => void;
}

function Notice({ view: { room, players }, joined, controls, onHide }: NoticeProps): ReactNode {
  const { t } = useTranslation('host');
  const { announcer } = useServices();
  const id = useId();
  const asks = room.options.requestJoinApproval;
  // Announced once; moving focus to the notice reads out the current count.
  useEffect(() => announcer.announce(t('host:flood.told'), 'assertive'), [announcer, t]);
  return (
    <section className="flood" aria-labelledby={id}>
      <div className="flood-text">
        <h2 id={id} className="section-title">
          {t('host:flood.title', { count: joined.length })}
        </h2>
        <p>{t('host:flood.body')}</p>
      </div>
      <div className="flood-actions flex gap-2 wrap">
        <Button small onClick={() => void controls.lock()}>
          {room.locked ? <LockOpen size={18} /> : <Lock size={18} />}
          {room.locked ? t('host:flood.open') : t('host:flood.close')}
        </Button>
        <Button
          small
          aria-pressed={asks}
          onClick={() => void controls.act('changeOptions', { gameOptions: { requestJoinApproval: !asks } })}
        >
          <UserCheck size={18} />
          {asks ? t('host:flood.askNot') : t('host:flood.ask')}
        </Button>
        <Button small danger onClick={() => void controls.removeMany(joined)}>
          <UserX size={18} />
          {t('host:flood.remove', { count: joined.length })}
        </Button>
        {room.state === 'waiting' && players.length > joined.length && (
          <Button small danger onClick={() => void controls.removeMany(players)}>
            <Trash2 size={18} />
            {t('host:flood.clear', { count: players.length })}
          </Button>
        )}
        <QuietButton small onClick={onHide}>
          {t('host:flood.fine')}
        </QuietButton>
      </div>
    </section>
  );
}
