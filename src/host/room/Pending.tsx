// Who waits to be let in.

import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HostPlayerRow } from '#core/views/hostView.ts';
import { Renamed } from '#src/host/room/Renamed.tsx';
import type { RoomControls } from '#src/host/room/useControls.ts';
import { Avatar } from '#src/shell/Avatar.tsx';
import { useRowFocus } from '#src/shell/useRowFocus.ts';

/** Rows at once: with more, one lets all in or works through them. */
const SHOWN = 30;

export function Pending({
  players,
  controls,
}: {
  readonly players: readonly HostPlayerRow[];
  readonly controls: RoomControls;
}): ReactNode {
  const { t } = useTranslation('host');
  const rows = useRowFocus<HTMLElement>();
  const pending = players.filter(({ approval }) => approval === 'pending');
  if (pending.length === 0) return null;
  return (
    <section className="pending card" aria-labelledby="pending-title" {...rows}>
      <div className="tools">
        <h2 id="pending-title" className="section-title">
          {t('host:pending.title', { count: pending.length })}
        </h2>
        <div className="row">
          <button
            type="button"
            className="button button--small"
            onClick={() => void controls.approve(null, true)}
          >
            {t('host:pending.all')}
          </button>
          <button
            type="button"
            className="button button--quiet button--small"
            onClick={() => void controls.approve(null, false)}
          >
            {t('host:pending.none')}
          </button>
        </div>
      </div>
      <ul className="chips">
        {pending.slice(0, SHOWN).map((player) => (
          <li key={player.id} className="chip">
            <Avatar character={player.character} size={44} />
            <span className="chip-name">
              <span className="chip-text clamp-2">{player.name}</span>
              {player.typedName !== null && <Renamed typedName={player.typedName} />}
            </span>
            <button
              type="button"
              className="icon-button chip-yes"
              data-row-action="approve"
              aria-label={t('host:pending.approve', { name: player.name })}
              onClick={() => void controls.approve(player, true)}
            >
              <Check size={20} aria-hidden="true" />
            </button>
            <button
              type="button"
              className="icon-button"
              data-row-action="reject"
              aria-label={t('host:pending.reject', { name: player.name })}
              onClick={() => void controls.approve(player, false)}
            >
              <X size={20} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      {pending.length > SHOWN && (
        <p className="muted">{t('host:pending.more', { count: pending.length - SHOWN })}</p>
      )}
    </section>
  );
}
